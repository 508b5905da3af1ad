import { asArray, asObject, asText, unknownField, wordsOf } from './wire-format.ts';

const BODY = wordsOf(`
  background input instructions language_preference max_output_tokens max_steps max_tool_calls
  metadata model models parallel_tool_calls preset previous_response_id profile reasoning
  response_format skills store stream temperature tool_choice tools top_p truncation
`);

/** The fields of each tool, by its type. */
const TOOLS: Readonly<Record<string, string>> = {
  web_search: 'filters max_results max_tokens max_tokens_per_page search_context_size type user_location',
  fetch_url: 'max_urls type',
  people_search: 'type',
  function: 'description name parameters strict type',
  finance_search: 'type',
  sandbox: 'type',
  mcp: 'allowed_tools authorization defer_loading headers server_label server_url type',
  connector: 'allowed_tools id server_description server_label type',
};
const INPUTS: Readonly<Record<string, string>> = {
  message: 'content role type',
  function_call_output: 'call_id id name output status thought_signature type',
  function_call: 'arguments call_id name thought_signature type',
  reasoning: 'content encrypted_content id status summary type',
};
const SKILLS: Readonly<Record<string, string>> = {
  builtin: 'name type',
  inline: 'description instructions name type',
  custom: 'id type version',
};
const FILTERS = `last_updated_after_filter last_updated_before_filter search_after_date_filter
  search_before_date_filter search_domain_filter search_recency_filter`;

/** The first field, at any depth, that the API does not know; it refuses every one. Null when it knows all. */
export function unknownPerplexityField(body: Record<string, unknown>): string | null {
  const format = asObject(body.response_format);
  const objects: [value: unknown, fields: string][] = [
    [body.profile, 'id type version'],
    [body.reasoning, 'effort'],
    [body.tool_choice, 'name type'],
    [format, 'json_schema type'],
    [format.json_schema, 'description name schema strict'],
    ...asArray(body.tools).flatMap((tool): [unknown, string][] => {
      const { type, filters, user_location } = asObject(tool);
      return [
        [tool, TOOLS[asText(type)] ?? 'type'],
        [filters, FILTERS],
        [user_location, 'city country latitude longitude region'],
      ];
    }),
    ...asArray(body.skills).map((skill): [unknown, string] => [
      skill,
      SKILLS[asText(asObject(skill).type)] ?? 'type',
    ]),
    ...asArray(body.input).flatMap((item): [unknown, string][] => {
      const { type, content } = asObject(item);
      return [
        [item, INPUTS[asText(type)] ?? 'type'],
        ...asArray(content).map((part): [unknown, string] => [part, 'image_url text type']),
      ];
    }),
  ];
  const unknown = objects.map(([value, fields]) => unknownField(asObject(value), wordsOf(fields)));
  return unknownField(body, BODY) ?? unknown.find((field) => field !== null) ?? null;
}
