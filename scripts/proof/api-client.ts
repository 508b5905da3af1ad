import type {
  Channel,
  ChannelSettings,
  StartRun,
  TrackerSettings,
} from '../../packages/contract/src/index.ts';

/** Somebody signed in. */
export interface Person {
  account_id: string;
  token: string;
}

/** The product's API as the proof and the benchmark use it. Anything but a success is an error. */
export function createApiClient(baseUrl: string) {
  const call = async (
    path: string,
    request: { method?: string; body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ) => {
    const { method = 'POST', body, token, headers = {} } = request;
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return { body: JSON.parse(text), token: response.headers.get('set-auth-token') ?? '' };
  };
  const signIn = async (sign: { email: string; password: string }): Promise<string> =>
    (await call('/api/auth/sign-in/email', { body: sign })).token;

  return {
    signIn,
    /** Signs a person up who has a company and a plan without limits. */
    signUp: async (person: { email: string; company: string; administrator: string }): Promise<Person> => {
      const { email, company, administrator } = person;
      const signedUp = await call('/api/auth/sign-up/email', {
        body: { name: 'A Person', email, password: 'proof of the run 1' },
      });
      const { token } = signedUp;
      const account_id = String(signedUp.body.user.id);
      await call('/api/profile', { method: 'PATCH', token, body: { company_name: company } });
      const plans = (await call('/api/plans', { method: 'GET', token })).body as {
        id: string;
        name: string;
      }[];
      const planId = plans.find(({ name }) => name === 'Enterprise')?.id;
      await call('/functions/admin-operations', {
        token: administrator,
        body: { operation: 'change_user_plan', userId: account_id, data: { planId, reason: 'proof' } },
      });
      return { account_id, token };
    },
    setChannel: (administrator: string, channel: Channel, settings: Partial<ChannelSettings>) =>
      call(`/api/admin/channel-settings/${channel}`, {
        method: 'PATCH',
        token: administrator,
        body: { reason: 'proof', settings },
      }),
    setTracker: (administrator: string, settings: Partial<TrackerSettings>) =>
      call('/api/admin/tracker-settings', {
        method: 'PATCH',
        token: administrator,
        body: { reason: 'proof', settings },
      }),
    startRun: async (person: Person, input: StartRun, key: string): Promise<string> =>
      (
        await call('/api/runs', {
          token: person.token,
          body: input,
          headers: { 'idempotency-key': key },
        })
      ).body.id,
    readRun: async (person: Person, id: string) =>
      (await call(`/api/runs/${id}`, { method: 'GET', token: person.token })).body,
  };
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The statement that gives a person ($1) so many ($2) keywords that start with a word ($3), numbered at one width. */
export const ADD_KEYWORDS = `
  insert into keywords (account_id, id, keyword, text_key, created_at)
  select $1::uuid, gen_random_uuid(), k, k, now()
  from generate_series(1, $2::int) n, lateral (select $3::text || ' ' || lpad(n::text, 5, '0')) t(k)`;
