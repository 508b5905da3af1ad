import type { ProfileOperations } from '@answerscope/contract';
import type { AppClients } from '../../lib/app-clients.tsx';
import { createRunOperation } from '../../lib/run-operation.ts';
import * as messages from './messages.ts';

/** Asks for operations of the profile. */
export const profileOperation = ({ api }: Pick<AppClients, 'api'>) =>
  createRunOperation<ProfileOperations>(
    ({ operation, why }) => messages.because({ what: messages.notDone({ operation }), why }),
    (input) => api.profile.run_profile_operation(input),
  );
