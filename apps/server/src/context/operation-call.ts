import type {
  AdminOperationName,
  adminOperations,
  OperationInput,
  OperationShapes,
} from '@answerscope/contract';
import { firstAccountOf } from './actor.ts';

/** Input of an operation. The user that it names is a person, and stands for their first account too. */
export type OperationCall<
  All extends OperationShapes,
  Name extends keyof All & string = keyof All & string,
> = {
  [One in Name]: Omit<OperationInput<All, One>, 'userId'> & Whom<OperationInput<All, One>['userId']>;
}[Name];

interface Whom<Id> {
  personId: Id;
  accountId: Id;
}

/** Input of an administrator's operation. */
export type AdminCall<Name extends AdminOperationName> = OperationCall<typeof adminOperations.shapes, Name>;

/** Reads the user whom an input names as a person and their first account. */
export function toCall<All extends OperationShapes>({
  userId,
  ...sent
}: OperationInput<All>): OperationCall<All> {
  return {
    ...sent,
    personId: userId,
    accountId: userId && firstAccountOf(userId),
  } as unknown as OperationCall<All>;
}
