/** The parts of an OpenAPI 3.1 document that the reference page shows. */
export interface OpenAPIV3_1 {
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description: string }[];
  paths?: OperationsOf;
  /** What is sent to users' own endpoints, by its kind. */
  webhooks?: OperationsOf;
  /** What operations refer to, by name. */
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
}

type OperationsOf = Record<
  string,
  Record<
    string,
    {
      tags?: string[];
      summary?: string;
      description?: string;
      parameters?: unknown;
      requestBody?: unknown;
      responses?: unknown;
    }
  >
>;
