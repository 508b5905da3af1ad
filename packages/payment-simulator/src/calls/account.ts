import { randomBytes } from 'node:crypto';
import { keep, newBase } from '../desk.ts';
import type { PortalSession } from '../objects.ts';
import { anything, choice, fields, flag, metadata, rows, text } from '../parameters.ts';
import { invalidRequest } from '../stripe-error.ts';
import { type Call, find, given, LIST, list, page, required, retrieve } from './call.ts';

const ENDPOINT = {
  url: text,
  enabled_events: rows(text),
  description: text,
  metadata,
};

const CONFIGURATION = {
  features: anything,
  business_profile: fields({ headline: text, privacy_policy_url: text, terms_of_service_url: text }),
  default_return_url: text,
  login_page: anything,
  metadata,
  name: text,
};

interface AskedFlow {
  type?: string;
  after_completion?: { redirect?: { return_url?: string } };
  subscription_cancel?: { subscription?: string };
  subscription_update?: { subscription?: string };
  subscription_update_confirm?: { subscription?: string; items?: { price?: string }[] };
}

/** The account itself: what happened in it, whom it tells, and the page on which customers help themselves. */
export const ACCOUNT_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: '/v1/account',
    params: {},
    run: () => ({
      id: 'acct_simulated',
      object: 'account',
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: false,
      type: 'standard',
    }),
  },
  list('/v1/events', 'events', {
    params: { type: text, types: rows(text), delivery_success: flag },
    by: ['type'],
    fits: (row, params) =>
      (!Array.isArray(params.types) || params.types.includes(row.type)) &&
      (typeof params.delivery_success !== 'boolean' ||
        (row.pending_webhooks === 0) === params.delivery_success),
  }),
  retrieve('/v1/events', 'events', 'event'),
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    params: { ...ENDPOINT, api_version: text, connect: flag },
    run(desk, { params }) {
      const url: string = required(params, 'url');
      if (!URL.canParse(url)) throw invalidRequest('Invalid URL', 'url', 'url_invalid');
      return keep(desk, 'webhook_endpoints', null, {
        ...newBase(desk, 'we'),
        object: 'webhook_endpoint',
        api_version: given(params, 'api_version', null),
        description: given(params, 'description', null),
        enabled_events: required(params, 'enabled_events'),
        livemode: false,
        metadata: given(params, 'metadata', {}),
        status: 'enabled',
        url,
        secret: `whsec_${randomBytes(24).toString('hex')}`,
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    params: LIST,
    run(desk, { params }) {
      const found = page(desk.state.webhook_endpoints, params, { path: '/v1/webhook_endpoints' });
      return { ...found, data: found.data.map(({ secret: _secret, ...shown }) => shown) };
    },
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    params: { ...ENDPOINT, disabled: flag },
    run(desk, { id, params }) {
      const endpoint = find(desk.state.webhook_endpoints, id, 'webhook endpoint');
      endpoint.url = given(params, 'url', endpoint.url);
      endpoint.enabled_events = given(params, 'enabled_events', endpoint.enabled_events);
      if (params.disabled !== undefined) endpoint.status = params.disabled === true ? 'disabled' : 'enabled';
      const { secret: _secret, ...shown } = endpoint;
      return shown;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    params: {},
    run(desk, { id }) {
      delete desk.state.webhook_endpoints[find(desk.state.webhook_endpoints, id, 'webhook endpoint').id];
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations',
    params: CONFIGURATION,
    run(desk, { params }) {
      const base = newBase(desk, 'bpc');
      return keep(desk, 'portal_configurations', null, {
        ...base,
        object: 'billing_portal.configuration',
        active: true,
        business_profile: { headline: null, ...given(params, 'business_profile', {}) },
        default_return_url: given(params, 'default_return_url', null),
        features: required(params, 'features'),
        is_default: Object.keys(desk.state.portal_configurations).length === 0,
        livemode: false,
        metadata: given(params, 'metadata', {}),
        updated: base.created,
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/configurations/:id',
    params: { ...CONFIGURATION, active: flag },
    run(desk, { id, params }) {
      const configuration = find(desk.state.portal_configurations, id, 'configuration');
      configuration.active = given(params, 'active', configuration.active);
      configuration.features = { ...configuration.features, ...given(params, 'features', {}) };
      configuration.default_return_url = given(
        params,
        'default_return_url',
        configuration.default_return_url,
      );
      Object.assign(configuration.metadata, params.metadata);
      configuration.updated = desk.now();
      return configuration;
    },
  },
  list('/v1/billing_portal/configurations', 'portal_configurations', {
    params: { active: flag, is_default: flag },
    by: ['active', 'is_default'],
  }),
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: {
      customer: text,
      configuration: text,
      return_url: text,
      locale: text,
      flow_data: fields({
        type: choice(
          'customer_update',
          'payment_method_update',
          'subscription_cancel',
          'subscription_pause',
          'subscription_update',
          'subscription_update_confirm',
        ),
        after_completion: fields({
          type: choice('hosted_confirmation', 'portal_homepage', 'redirect'),
          redirect: fields({ return_url: text }),
          hosted_confirmation: anything,
        }),
        subscription_cancel: fields({ subscription: text, retention: anything }),
        subscription_update: fields({ subscription: text }),
        subscription_update_confirm: fields({
          subscription: text,
          items: rows(fields({ id: text, price: text, quantity: text })),
          discounts: anything,
        }),
      }),
    },
    run(desk, { params }) {
      const { state } = desk;
      const customer = find(state.customers, required(params, 'customer'), 'customer', 'customer');
      const configuration =
        typeof params.configuration === 'string'
          ? find(state.portal_configurations, params.configuration, 'configuration', 'configuration')
          : Object.values(state.portal_configurations).find(({ is_default }) => is_default);
      if (configuration === undefined)
        throw invalidRequest(
          'You can’t create a portal session in test mode until you save your customer portal settings.',
        );
      const base = newBase(desk, 'bps');
      return keep(desk, 'portal_sessions', null, {
        ...base,
        object: 'billing_portal.session',
        configuration: configuration.id,
        customer: customer.id,
        flow: readFlow(given<AskedFlow | null>(params, 'flow_data', null)),
        livemode: false,
        return_url: given(params, 'return_url', configuration.default_return_url),
        url: `${desk.baseUrl}/portal/${base.id}`,
      });
    },
  },
];

function readFlow(asked: AskedFlow | null): PortalSession['flow'] {
  if (asked === null) return null;
  const { subscription_cancel, subscription_update, subscription_update_confirm: confirm } = asked;
  return {
    type: required(asked as { [name: string]: unknown }, 'type'),
    subscription: (subscription_cancel ?? subscription_update ?? confirm)?.subscription ?? null,
    price: confirm?.items?.[0]?.price ?? null,
    redirect: asked.after_completion?.redirect?.return_url ?? null,
  };
}
