import type {
  AdminOperationName,
  adminOperations,
  OperationInput,
  OperationShapes,
} from '@answerscope/contract';

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

/** The call that an input means. The one place where a user's id becomes that of a person and of an account. */
export function toCall<All extends OperationShapes>({
  userId,
  ...sent
}: OperationInput<All>): OperationCall<All> {
  return { ...sent, personId: userId, accountId: userId } as unknown as OperationCall<All>;
}
