/** What of the profile enters a question. */
export interface AskedFrom {
  country: string;
  language: string;
  time_zone: string;
  offers_local_services: boolean;
  state: string | null;
  city: string | null;
  /** Runs of earlier versions have none: then it is 1. */
  wording_version?: number;
}
