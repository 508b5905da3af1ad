import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../lib/fetcher.ts';
import { RequestError } from '../../../lib/request-error.ts';
import { useServices } from '../../../lib/use-services.ts';

const KEY = ['second-step'] as const;

/** Whether signing in wants a code besides the password. */
export function useSecondStep() {
  const { fetcher } = useServices();
  const queryClient = useQueryClient();
  const state = useQuery({
    queryKey: KEY,
    queryFn: async () => ({ isOn: isOnIn(await sendJson(fetcher, '/api/auth/get-session')) }),
  });
  return {
    state,
    /** Says what the server has just confirmed. */
    become: (isOn: boolean) => queryClient.setQueryData(KEY, { isOn }),
  };
}

function isOnIn(body: unknown): boolean {
  return fieldOf(fieldOf(body, 'user'), 'twoFactorEnabled') === true;
}

/** What the server answers to whoever begins the set-up. */
export interface SetUp {
  /** The address that an authenticator app opens. */
  uri: string;
  /** Its secret, to be typed. */
  secret: string;
  codes: readonly string[];
}

/** @throws Error for an answer that is none */
export function toSetUp(body: unknown): SetUp {
  const uri = fieldOf(body, 'totpURI');
  if (typeof uri !== 'string') throw new Error('The set-up was answered without an address');
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', codes: toCodes(body) };
}

/** The recovery codes of an answer. */
export function toCodes(body: unknown): readonly string[] {
  const codes = fieldOf(body, 'backupCodes');
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** The server refuses a wrong password as it does at the sign-in; here there is no address that could be wrong. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof RequestError && error.details?.reason === 'invalid_credentials';
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
