import type {
  AdminOperationName,
  adminOperations,
  OperationInput,
  OperationShapes,
} from '@answerscope/contract';
import type { AccountId, PersonId } from '../lib/ids.ts';
import { firstAccountOf } from './actor.ts';

/** Input of an operation. The user that it names is a person, and stands for their first account too. */
export type OperationCall<
  All extends OperationShapes,
  Name extends keyof All & string = keyof All & string,
> = {
  [One in Name]: Omit<OperationInput<All, One>, 'userId'> & Whom<OperationInput<All, One>['userId']>;
}[Name];

interface Whom<Id> {
  personId: PersonId | Extract<Id, undefined>;
  accountId: AccountId | Extract<Id, undefined>;
}

/** Input of an administrator's operation. */
export type AdminCall<Name extends AdminOperationName> = OperationCall<typeof adminOperations.shapes, Name>;

/** The person with an id that came as text, from the specification's `userId` or the sign-in library. */
export const personNamed = (userId: string): PersonId => userId as PersonId;

/** The first account of the person in the specification's `userId`. */
export const accountNamed = (userId: string): AccountId => firstAccountOf(personNamed(userId));

/** Reads the user whom an input names as a person and their first account. */
export function toCall<All extends OperationShapes>({
  userId,
  ...sent
}: OperationInput<All>): OperationCall<All> {
  return {
    ...sent,
    personId: userId,
    accountId: userId && accountNamed(userId),
  } as unknown as OperationCall<All>;
}
