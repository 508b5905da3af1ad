import type { OpenAPIV3_1 } from './openapi-types.ts';

/** The OpenAPI document as a page to read, without scripts. */
export async function renderApiReference(loadDocument: () => Promise<string>): Promise<string> {
  return renderReference(JSON.parse(await loadDocument()) as OpenAPIV3_1);
}

function renderReference(document: OpenAPIV3_1): string {
  const operations = Object.entries({ ...document.paths, ...document.webhooks }).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  );
  const groups = Map.groupBy(operations, (operation) => operation.tags?.[0] ?? 'other');
  const purposes = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  const order = [...purposes.keys()];
  const sections = [...groups]
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(
      ([tag, list]) =>
        `<section><h2>${escapeHtml(tag)}</h2><p>${escapeHtml(purposes.get(tag) ?? '')}</p>${list.map(renderOperation).join('')}</section>`,
    );
  const { schemas = {}, responses = {} } = document.components ?? {};
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
h2 { margin-top: 40px; text-transform: capitalize; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 8px 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 12px; background: color-mix(in srgb, currentColor 7%, transparent); border-radius: 6px; }
.method { display: inline-block; min-width: 56px; font-weight: 600; }
.summary { opacity: 0.75; margin-left: 8px; }
</style></head><body>
<h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description ?? '')} Version ${escapeHtml(document.info.version)}.
The machine-readable document is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('\n')}
${renderComponents('refusals', 'responses', responses)}
${renderComponents('shapes', 'schemas', schemas)}
</body></html>`;
}

function renderOperation(operation: {
  path: string;
  method: string;
  summary?: string;
  description?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}): string {
  const parts = (['parameters', 'requestBody', 'responses'] as const)
    .filter((name) => operation[name] !== undefined)
    .map((name) => `<h4>${name}</h4><pre><code>${renderJson(operation[name])}</code></pre>`);
  const description =
    operation.description === undefined ? '' : `<p>${escapeHtml(operation.description)}</p>`;
  return `<details><summary><code><span class="method">${operation.method}</span> ${escapeHtml(operation.path)}</code>
<span class="summary">${escapeHtml(operation.summary ?? '')}</span></summary>${description}${parts.join('')}</details>`;
}

/** An address that names one opens it. */
function renderComponents(title: string, kind: string, components: Record<string, unknown>): string {
  const entries = Object.entries(components).map(
    ([name, component]) =>
      `<details><summary><code>${escapeHtml(name)}</code></summary><pre id="${kind}/${escapeHtml(name)}"><code>${renderJson(component)}</code></pre></details>`,
  );
  return `<section><h2>${title}</h2>${entries.join('')}</section>`;
}

/** References lead to what they name. */
function renderJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2)).replace(
    /#\/components\/((?:schemas|responses)\/\w+)/g,
    '<a href="#$1">$&</a>',
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
