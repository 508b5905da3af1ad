import { completeSession, needsCard } from './checkout.ts';
import { type Desk, get } from './desk.ts';
import { readForm } from './form.ts';
import { day, escaped, htmlPage, money } from './html.ts';
import type { CheckoutSession } from './objects.ts';
import type { CardKind } from './state.ts';

/** What a page is answered with. */
export interface PageReply {
  status: number;
  html?: string;
  /** Where the browser goes on. */
  location?: string;
}

const CARDS: readonly [CardKind, string][] = [
  ['works', 'A card that works (4242)'],
  ['declined', 'A card that is declined (0002)'],
  ['declines_at_renewal', 'A card that is declined when the subscription renews (0341)'],
];

/** Choices of a card, as these pages offer them. */
export function cardChoices(): string {
  const choices = CARDS.map(
    ([kind, label], at) =>
      `<label><input type="radio" name="card" value="${kind}"${at === 0 ? ' checked' : ''}> ${escaped(label)}</label>`,
  );
  return `<fieldset><legend>Card</legend>${choices.join('')}</fieldset>`;
}

/** The kind of a card that a form names, or null. */
export function readCard(value: unknown): CardKind | null {
  return CARDS.find(([kind]) => kind === value)?.[0] ?? null;
}

/** The hosted page of a checkout session. */
export function showCheckout(
  desk: Desk,
  id: string,
  { refusal = null, typed = '' }: { refusal?: string | null; typed?: string } = {},
): PageReply {
  const session = desk.state.sessions[id];
  if (session === undefined || session.status !== 'open')
    return {
      status: session === undefined ? 404 : 410,
      html: htmlPage('Checkout', `<h1>This checkout is no longer open</h1>${leaveLink(session)}`),
    };
  const plan = get(desk.state.hidden.sessions, id);
  const price = get(desk.state.prices, plan.price);
  const name = get(desk.state.products, price.product).name;
  const trial =
    plan.trial_days === null ? '' : `<dt>Trial</dt><dd>${plan.trial_days} days, nothing is due today</dd>`;
  const code = session.allow_promotion_codes
    ? `<label>Promotion code <input type="text" name="code" autocomplete="off" value="${escaped(typed)}"></label>`
    : '';
  const isFree = !needsCard(desk, session, null);
  return {
    status: refusal === null ? 200 : 402,
    html: htmlPage(
      'Checkout',
      `<h1>${escaped(name)}</h1>
<dl><dt>Price</dt><dd>${money(price.unit_amount, price.currency)} per ${escaped(price.recurring.interval)}</dd>${trial}</dl>
${refusal === null ? '' : `<p class="refusal" role="alert">${escaped(refusal)}</p>`}
<form method="post">
${isFree ? '<p>No card is needed now.</p>' : cardChoices()}
${code}
<button>${isFree ? 'Start trial' : 'Pay and subscribe'}</button>
</form>
${leaveLink(session)}`,
    ),
  };
}

/** The form of the hosted page was sent. */
export function sendCheckout(desk: Desk, id: string, body: string): PageReply {
  const session = desk.state.sessions[id];
  if (session === undefined) return showCheckout(desk, id);
  const { card, code } = readForm(body);
  const typed = typeof code === 'string' ? code.trim() : '';
  const outcome = completeSession(desk, session, { card: readCard(card), code: typed === '' ? null : typed });
  if (!outcome.ok) return showCheckout(desk, id, { refusal: outcome.message, typed });
  const success = (session.success_url ?? `${desk.baseUrl}/done`).replaceAll('{CHECKOUT_SESSION_ID}', id);
  return { status: 303, location: success };
}

/** An invoice as its page shows it. */
export function showInvoice(desk: Desk, id: string): PageReply {
  const invoice = desk.state.invoices[id];
  if (invoice === undefined) return { status: 404, html: htmlPage('Invoice', '<h1>No such invoice</h1>') };
  return {
    status: 200,
    html: htmlPage(
      `Invoice ${invoice.number}`,
      `<h1>Invoice ${escaped(invoice.number)}</h1>
<dl><dt>Of</dt><dd>${day(invoice.created)}</dd>
<dt>For</dt><dd>${escaped(invoice.lines.data[0]?.description ?? '')}</dd>
<dt>Amount</dt><dd>${money(invoice.total, invoice.currency)}</dd>
<dt>Status</dt><dd>${escaped(invoice.status ?? 'draft')}</dd></dl>`,
    ),
  };
}

function leaveLink(session: CheckoutSession | undefined): string {
  return session?.cancel_url
    ? `<p><a href="${escaped(session.cancel_url)}">Leave without paying</a></p>`
    : '';
}
