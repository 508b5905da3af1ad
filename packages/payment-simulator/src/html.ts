/** Text that stands in HTML as it is. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An amount with its currency: 'USD 29.00'. */
export function money(amount: number, currency: string): string {
  return `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`;
}

/** A day as these pages write it: '2026-11-23'. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** A whole page; `body` is HTML already. It loads nothing and runs nothing. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 34rem; padding: 1.5rem; }
.mark { background: #7a4b00; color: #fff; padding: .5rem .75rem; border-radius: .5rem; }
.refusal { border: 1px solid #c33; border-radius: .5rem; padding: .5rem .75rem; }
fieldset { border: 1px solid #8888; border-radius: .5rem; margin: 0 0 1rem; }
label { display: block; padding: .25rem 0; }
input[type=text] { font: inherit; width: 100%; box-sizing: border-box; padding: .4rem; }
button { font: inherit; padding: .5rem 1rem; min-height: 44px; cursor: pointer; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
</style>
</head>
<body>
<p class="mark"><strong>Simulated payment.</strong> No card is charged and no money moves.</p>
${body}
</body>
</html>
`;
}
