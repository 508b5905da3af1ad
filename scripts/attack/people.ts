import { ADD_KEYWORDS } from '../proof/api-client.ts';
import type { Installation } from '../proof/installation.ts';
import { type KnownIds, PASSWORD } from './requests.ts';

/** Stands in every row of the person who is not to be seen. */
export const MARK = 'zq7markofsomebodyelse';
/** Of that person, whom administrators see among all users. */
export const MARKED_COMPANY = `${MARK} Ltd`;

export interface Attacker {
  token: string;
  email: string;
  ids: KnownIds;
}

/** Signs people up from many addresses: one whose rows nobody else may see, and those who attack. */
export async function signUpPeople(
  installation: Installation,
  { baseUrl, count }: { baseUrl: string; count: number },
): Promise<{ attackers: Attacker[]; foreign: string[] }> {
  const victim = await signUp(baseUrl, 0);
  await call(baseUrl, victim.token, '/api/profile', 'PATCH', { company_name: MARKED_COMPANY });
  await call(baseUrl, victim.token, '/api/competitors', 'POST', { competitor_name: `${MARK} rival` });
  await installation.query(ADD_KEYWORDS, [victim.userId, 20, MARK]);
  const foreign = await idsOf(installation, victim.userId);
  const attackers: Attacker[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { userId, token, email } = await signUp(baseUrl, number);
    await call(baseUrl, token, '/api/profile', 'PATCH', { company_name: `Attacker ${number}` });
    await installation.query(ADD_KEYWORDS, [userId, 3, `attacker ${number}`]);
    attackers.push({ token, email, ids: { email, own: await idsOf(installation, userId), foreign } });
  }
  return { attackers, foreign };
}

async function idsOf(installation: Installation, userId: string): Promise<string[]> {
  const rows = await installation.query<{ id: string }>(
    `select id from keywords where account_id = $1 union all select id from competitors where account_id = $1
     union all select id from auth.session where user_id = $1`,
    [userId],
  );
  return [userId, ...rows.map(({ id }) => id)];
}

async function signUp(baseUrl: string, number: number) {
  const email = `attack-${number}@example.com`;
  const response = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.0.${number % 250}` },
    body: JSON.stringify({ name: 'A Person', email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return { userId: user.id, email, token: response.headers.get('set-auth-token') ?? '' };
}

/** A hostile call may have ended the session of who made it: they sign in again, or all that follows is refused unread. */
export async function stayIn(baseUrl: string, attackers: readonly Attacker[]): Promise<void> {
  for (const attacker of attackers) {
    const authorization = `Bearer ${attacker.token}`;
    const { ok } = await fetch(`${baseUrl}/rpc/get_my_roles`, { method: 'POST', headers: { authorization } });
    if (!ok) attacker.token = await signIn(baseUrl, { email: attacker.email, password: PASSWORD });
  }
}

export async function signIn(baseUrl: string, who: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  return response.headers.get('set-auth-token') ?? '';
}

async function call(baseUrl: string, token: string, path: string, method: string, body: unknown) {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}
