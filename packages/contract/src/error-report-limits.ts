/** Limits of an error report, apart from the others because every page loads these at first. */
export const ERROR_REPORT_LIMITS = {
  /** Of one and the same error, from one account or address. */
  error_reports_per_minute: 5,
  error_message_max: 500,
  error_stack_max: 4_000,
  error_route_max: 300,
  error_id_max: 64,
  error_name_max: 100,
  error_url_max: 2_000,
  error_browser_max: 500,
  /** Reports that wait in a browser for a connection. */
  error_queue_max: 100,
} as const;
