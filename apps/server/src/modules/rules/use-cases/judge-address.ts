import { validationError } from '@answerscope/contract';
import type { Transaction } from '../../../database/pool.ts';
import { listAddressRules } from '../rules.queries.ts';
import { judgeAddress } from '../rules.rules.ts';

/** Whether an account may be made with an address, by the rules in force. */
export async function mayHaveAccount(tx: Transaction, email: string): Promise<boolean> {
  return judgeAddress(email, await listAddressRules(tx)).is_allowed;
}

/** @throws VALIDATION_ERROR at the address where no account may be made with it */
export async function requireAllowedAddress(tx: Transaction, email: string): Promise<void> {
  const { message } = judgeAddress(email, await listAddressRules(tx));
  if (message !== null) throw validationError({ email: [message] }, message);
}
