import { PRODUCT_NAME } from '@answerscope/contract';
import { escapeHtml, markdownToHtml } from './markdown-html.ts';
import type { OpenAPIV3_1 } from './openapi-types.ts';

/** The product's colours in both schemes, as `apps/web/src/styles/tokens.css` has them; the page runs no script. */
const STYLE = `
:root {
  color-scheme: dark;
  --page: #0a0b0d; --raised: #111317; --line: #1f2228; --text: #eceef2; --muted: #a2a8b4; --link: #aaa8ff; --write: #e8b04b;
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif;
}
@media (prefers-color-scheme: light) {
  :root {
    color-scheme: light;
    --page: #fcfcfd; --raised: #ffffff; --line: #e3e5ea; --text: #15171c; --muted: #565c68; --link: #4b48c8; --write: #7a5300;
  }
}
body { margin: 0; background: var(--page); color: var(--text); }
a { color: var(--link); }
header { display: flex; gap: 12px; align-items: center; padding: 0 24px; height: 56px; border-bottom: 1px solid var(--line); }
header a:first-child { color: var(--text); font-weight: 600; text-decoration: none; }
header span { color: var(--muted); }
.end { margin-left: auto; }
.columns { display: grid; grid-template-columns: 180px minmax(0, 860px); gap: 48px; max-width: 1200px; margin: 0 auto; padding: 32px 24px 64px; }
nav { position: sticky; top: 24px; align-self: start; display: grid; gap: 2px; }
nav a { padding: 4px 0; color: var(--muted); text-decoration: none; text-transform: capitalize; }
nav a:hover { color: var(--text); }
h1 { margin: 0; font-size: 32px; line-height: 1.2; }
h2 { margin: 48px 0 8px; font-size: 20px; text-transform: capitalize; }
h3 { margin: 0 0 8px; font-size: 16px; }
.first { margin: 24px 0; padding: 16px 20px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); }
.first ol { margin: 0 0 8px; padding-left: 20px; }
h4 { margin: 16px 0 4px; }
.version { margin: 4px 0 24px; color: var(--muted); }
details { padding: 10px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); margin: 6px 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, monospace; overflow-wrap: anywhere; }
p code, li code { padding: 1px 5px; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); }
pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--page); }
.method { display: inline-block; min-width: 60px; font-weight: 600; color: var(--write); }
.method[data-method="GET"] { color: var(--link); }
.summary { margin-left: 8px; color: var(--muted); }
@media (max-width: 767px) { .columns { display: block; padding: 24px 16px; } nav { position: static; display: flex; flex-wrap: wrap; gap: 4px 14px; margin-bottom: 24px; } }
`;

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
  const groupNames = [...groups.keys()].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const sections = groupNames.map(
    (tag) =>
      `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${markdownToHtml(purposes.get(tag) ?? '')}${(groups.get(tag) ?? []).map(renderOperation).join('')}</section>`,
  );
  const { schemas = {}, responses = {} } = document.components ?? {};
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style></head><body>
<header><a href="/">${PRODUCT_NAME}</a><span>API</span><a class="end" href="/api/openapi.json">openapi.json</a></header>
<div class="columns"><nav aria-label="Groups">${[...groupNames, 'refusals', 'shapes'].map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join('')}</nav>
<main><h1>${escapeHtml(document.info.title)}</h1>
<p class="version">Version ${escapeHtml(document.info.version)}</p>
${renderFirstRequest(document.servers?.[0]?.url ?? '')}
${markdownToHtml(document.info.description ?? '')}
<p>Generate a client from <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('\n')}
${renderComponents('refusals', 'responses', responses)}
${renderComponents('shapes', 'schemas', schemas)}
</main></div></body></html>`;
}

/** A reader with a key can send it unchanged. */
function renderFirstRequest(baseUrl: string): string {
  return `<section id="first-request" class="first"><h3>Your first request</h3>
<ol><li>Make a key in your <a href="/tracker/settings">settings</a>, under API keys. The scope <code>read</code> is enough.</li>
<li>List your keywords:</li></ol>
<pre><code>export ANSWERSCOPE_KEY='answerscope_…'
curl '${escapeHtml(baseUrl)}/api/keywords' -H "Authorization: Bearer $ANSWERSCOPE_KEY"</code></pre></section>`;
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
  const description = operation.description === undefined ? '' : markdownToHtml(operation.description);
  return `<details><summary><code><span class="method" data-method="${operation.method}">${operation.method}</span> ${escapeHtml(operation.path)}</code>
<span class="summary">${escapeHtml(operation.summary ?? '')}</span></summary>${description}${parts.join('')}</details>`;
}

/** An address that names one opens it. */
function renderComponents(title: string, kind: string, components: Record<string, unknown>): string {
  const entries = Object.entries(components).map(
    ([name, component]) =>
      `<details><summary><code>${escapeHtml(name)}</code></summary><pre id="${kind}/${escapeHtml(name)}"><code>${renderJson(component)}</code></pre></details>`,
  );
  return `<section id="${title}"><h2>${title}</h2>${entries.join('')}</section>`;
}

/** References lead to what they name; what descriptions put into backticks is bold. */
function renderJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value, null, 2))
    .replace(/#\/components\/((?:schemas|responses)\/\w+)/g, '<a href="#$1">$&</a>')
    .replace(/`([^`\n]+)`/g, '<b>$1</b>');
}
