import type { Profile } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { keepMeasuringSwitch } from '../../../lib/measuring-switch.ts';
import { useServices } from '../../../lib/use-services.ts';
import { SwitchField } from '../../../ui/field.tsx';
import * as messages from './messages.ts';

/** Whether browsers of the account tell how the product runs in them. It moves with the switch, and back where that was refused. */
export function MeasuringSetting({ profile }: { profile: Profile }) {
  const { toasts } = useServices();
  const { api, queries, queryClient } = useAppClients();
  const queryKey = queries.profile.get_profile.queryKey();
  const show = (allows_measuring: boolean) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, allows_measuring });
  const save = useMutation({
    // One after the other: the last word is the switch's.
    scope: { id: 'measuring' },
    mutationFn: (allows_measuring: boolean) => api.profile.update_profile({ allows_measuring }),
    onMutate: async (allows_measuring) => {
      // What was switched off tells nothing more, whatever becomes of the request.
      if (!allows_measuring) keepMeasuringSwitch(false);
      await queryClient.cancelQueries({ queryKey });
      show(allows_measuring);
    },
    onError: (_error, wanted) => {
      keepMeasuringSwitch(!wanted);
      show(!wanted);
    },
    onSuccess: ({ allows_measuring }) => {
      keepMeasuringSwitch(allows_measuring);
      show(allows_measuring);
      toasts.show({
        title: allows_measuring ? messages.performanceDataIsShared : messages.performanceDataNoLongerShared,
      });
    },
  });
  return (
    <SwitchField
      label={messages.shareAnonymousPerformanceData}
      hint={messages.measuringHint}
      checked={profile.allows_measuring}
      onChange={({ target }) => save.mutate(target.checked)}
    />
  );
}
