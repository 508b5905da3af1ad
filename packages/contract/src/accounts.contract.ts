import { oc } from '@orpc/contract';
import { z } from 'zod';
import * as messages from './accounts-messages.ts';
import { FRIENDLY_ERRORS } from './friendly-errors.ts';
import { LIMITS } from './limits.ts';
import { LIST_MAX } from './list-max.ts';
import { plainText } from './text.ts';

export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

/** The address an account signs in with: trimmed, lower case. */
export const Email = z
  .string()
  .trim()
  .min(1, messages.emailIsRequired)
  .max(LIMITS.email_max, messages.enterValidEmailAddress)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, messages.enterValidEmailAddress)
  .toLowerCase();

export const FullName = plainText(LIMITS.full_name_max)
  .trim()
  .min(1, messages.fullNameIsRequired)
  .min(LIMITS.full_name_min, messages.fullNameTooShort({ min: LIMITS.full_name_min }))
  .max(LIMITS.full_name_max, messages.fullNameTooLong({ max: LIMITS.full_name_max }));

/** What the form asks of a password: the specification's texts for it, then what the server asks for. */
export const FormPassword = z
  .string()
  .min(1, { error: messages.passwordIsRequired, abort: true })
  .min(LIMITS.password_form_min, {
    error: messages.passwordTooShort({ min: LIMITS.password_form_min }),
    abort: true,
  })
  .max(LIMITS.password_max, {
    error: messages.passwordTooLong({ max: LIMITS.password_max }),
    abort: true,
  })
  .refine(hasLettersAndNumbers, { error: messages.passwordShouldContainLettersAnd, abort: true })
  .refine(isStrongPassword, FRIENDLY_ERRORS.auth.weak_password);

export const RegistrationForm = z
  .object({
    full_name: FullName,
    email: Email,
    password: FormPassword,
    confirm_password: z.string().min(1, messages.confirmYourPassword),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    message: messages.passwordsDoNotMatch,
  });
export type RegistrationForm = z.infer<typeof RegistrationForm>;

export const LoginForm = z.object({
  email: z.string().trim().min(1, messages.emailIsRequired),
  password: z.string().min(1, messages.passwordIsRequired),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** True when the text holds a letter and a digit of any script. */
export function hasLettersAndNumbers(password: string): boolean {
  return /\p{L}/u.test(password) && /\p{N}/u.test(password);
}

/** The server's rule for a new password: 8 characters and more, letters and numbers. */
export function isStrongPassword(password: string): boolean {
  return (
    password.length >= LIMITS.password_min &&
    password.length <= LIMITS.password_max &&
    hasLettersAndNumbers(password)
  );
}

export const RoleRow = z.object({ role: Role });

export const accountsContract = {
  get_my_roles: oc
    .route({
      method: 'POST',
      path: '/rpc/get_my_roles',
      tags: ['accounts'],
      summary: 'The roles of the signed-in user',
    })
    .output(z.array(RoleRow).max(LIST_MAX)),
};
