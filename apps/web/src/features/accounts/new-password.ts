import { FormPassword } from '@answerscope/contract';
import { firstMessage } from '../../lib/first-message.ts';
import * as messages from './messages.ts';

/** What a form asks of a new password and of its repetition. */
export const NEW_PASSWORD_RULES = {
  password: firstMessage(FormPassword),
  confirm_password: (value: string, { password }: { password: string }) => {
    if (value === '') return messages.confirmPasswordMissing;
    return value === password ? null : messages.passwordsDiffer;
  },
};
