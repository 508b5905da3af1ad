/** The parts of an OpenAPI 3.1 document that the reference page shows. */
export interface OpenAPIV3_1 {
  info: { title: string; version: string; description?: string };
  paths?: Record<
    string,
    Record<
      string,
      { tags?: string[]; summary?: string; parameters?: unknown; requestBody?: unknown; responses?: unknown }
    >
  >;
}
