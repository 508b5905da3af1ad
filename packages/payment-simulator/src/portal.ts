import { type Desk, get } from './desk.ts';
import { readForm } from './form.ts';
import { day, escaped, htmlPage, money } from './html.ts';
import type { PortalSession, Subscription } from './objects.ts';
import { cardChoices, type PageReply, readCard } from './pages.ts';
import { addCard } from './payments.ts';
import { changeSubscription } from './subscription-changes.ts';
import { cardOf, isAlive, itemOf, payOpenInvoice } from './subscriptions.ts';

const HOUR = 3_600;

/** The page on which a customer helps themselves. */
export function showPortal(desk: Desk, id: string, refusal: string | null = null): PageReply {
  const session = openSession(desk, id);
  if (session === null)
    return { status: 410, html: htmlPage('Billing', '<h1>This page is no longer open</h1>') };
  const all = subscriptionsOf(desk, session);
  const invoices = Object.values(desk.state.invoices)
    .filter(({ customer }) => customer === session.customer)
    .reverse();
  return {
    status: 200,
    html: htmlPage(
      'Billing',
      `<h1>Billing</h1>
${refusal === null ? '' : `<p class="refusal" role="alert">${escaped(refusal)}</p>`}
${all.map((subscription) => subscriptionForm(desk, session, subscription)).join('')}
<h2>Change the card</h2>
<form method="post"><input type="hidden" name="act" value="card">${cardChoices()}<button>Use this card</button></form>
<h2>Invoices</h2>
<ul>${invoices
        .map(
          (one) =>
            `<li><a href="${escaped(one.hosted_invoice_url)}">${escaped(one.number)}</a>, ${day(one.created)}, ${money(one.total, one.currency)}, ${escaped(one.status ?? '')}</li>`,
        )
        .join('')}</ul>
${session.return_url === null ? '' : `<p><a href="${escaped(session.return_url)}">Back</a></p>`}`,
    ),
  };
}

/** A form of the portal was sent. */
export function sendPortal(desk: Desk, id: string, body: string): PageReply {
  const session = openSession(desk, id);
  if (session === null) return showPortal(desk, id);
  const form = readForm(body);
  if (form.act === 'card') {
    const card = readCard(form.card);
    if (card === null || card === 'declined') return showPortal(desk, id, 'Your card was declined.');
    changeCard(desk, session, addCard(desk, session.customer, card).id);
    return goBack(desk, session);
  }
  const subscription = subscriptionsOf(desk, session).find((one) => one.id === form.subscription);
  if (subscription === undefined) return showPortal(desk, id, 'There is no such subscription.');
  if (form.act === 'cancel') changeSubscription(desk, subscription, { cancelAtPeriodEnd: true });
  else if (form.act === 'resume') changeSubscription(desk, subscription, { cancelAt: null });
  else if (form.act === 'end_trial') changeSubscription(desk, subscription, { trialEnd: 'now' });
  else if (form.act === 'change' && typeof form.price === 'string' && desk.state.prices[form.price])
    changeSubscription(desk, subscription, { price: form.price, proration: 'always_invoice' });
  else return showPortal(desk, id, 'This cannot be done here.');
  return goBack(desk, session);
}

function subscriptionForm(desk: Desk, session: PortalSession, subscription: Subscription): string {
  const item = itemOf(subscription);
  const name = get(desk.state.products, item.price.product).name;
  const act = (value: string, label: string, more = '') =>
    `<form method="post"><input type="hidden" name="act" value="${value}"><input type="hidden" name="subscription" value="${escaped(subscription.id)}">${more}<button>${escaped(label)}</button></form>`;
  const asked = session.flow?.type === 'subscription_update_confirm' ? session.flow.price : null;
  const others = Object.values(desk.state.prices).filter(
    (one) => one.active && one.id !== item.price.id && (asked === null || one.id === asked),
  );
  const changes = others.map((one) =>
    act(
      'change',
      `Change to ${get(desk.state.products, one.product).name}, ${money(one.unit_amount, one.currency)} per ${one.recurring.interval}`,
      `<input type="hidden" name="price" value="${escaped(one.id)}">`,
    ),
  );
  return `<h2>${escaped(name)}</h2>
<dl><dt>Status</dt><dd>${escaped(subscription.status)}</dd>
<dt>Price</dt><dd>${money(item.price.unit_amount, item.price.currency)} per ${item.price.recurring.interval}</dd>
<dt>${subscription.cancel_at === null ? 'Renews' : 'Ends'}</dt><dd>${day(subscription.cancel_at ?? item.current_period_end)}</dd></dl>
${subscription.cancel_at === null ? act('cancel', 'Cancel at the end of the period') : act('resume', 'Do not cancel')}
${subscription.status === 'trialing' && cardOf(desk, subscription) !== null ? act('end_trial', 'End the trial now and pay (only in the simulation)') : ''}
${changes.join('')}`;
}

function changeCard(desk: Desk, session: PortalSession, methodId: string): void {
  for (const subscription of subscriptionsOf(desk, session)) {
    subscription.default_payment_method = methodId;
    desk.emit('customer.subscription.updated', subscription);
    const open = Object.values(desk.state.invoices).find(
      (invoice) =>
        invoice.status === 'open' && invoice.parent.subscription_details.subscription === subscription.id,
    );
    if (open) payOpenInvoice(desk, subscription, open);
  }
}

function subscriptionsOf(desk: Desk, { customer }: PortalSession): Subscription[] {
  return Object.values(desk.state.subscriptions).filter((one) => one.customer === customer && isAlive(one));
}

function openSession(desk: Desk, id: string): PortalSession | null {
  const session = desk.state.portal_sessions[id];
  return session === undefined || desk.now() > session.created + HOUR ? null : session;
}

function goBack(desk: Desk, session: PortalSession): PageReply {
  const done = session.flow === null ? null : (session.flow.redirect ?? session.return_url);
  return { status: 303, location: done ?? `${desk.baseUrl}/portal/${session.id}` };
}
