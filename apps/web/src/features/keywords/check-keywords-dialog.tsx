import { useQuery } from '@tanstack/react-query';
import { useQueries } from '../../lib/app-clients.tsx';
import { randomKey } from '../../lib/random-key.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { forecastInWords } from './forecast-in-words.ts';
import { useStartCheck } from './use-start-check.ts';

interface CheckKeywordsDialogProps {
  /** The keywords to be checked; the dialog is closed while there are none. */
  ids: readonly string[] | null;
  onClose: () => void;
  onStarted: () => void;
}

/** What checking the chosen keywords costs and how long it takes, before anything is asked. */
export function CheckKeywordsDialog({ ids, onClose, onStarted }: CheckKeywordsDialogProps) {
  const count = ids?.length ?? 0;
  const forecast = useQuery({
    ...useQueries().runs.forecast_run.queryOptions({ input: { keyword_ids: [...(ids ?? [])] } }),
    enabled: ids !== null,
    staleTime: 0,
  });
  const start = useStartCheck();
  const error = start.error ?? (forecast.isError ? forecast.error : null);

  const close = () => {
    start.reset();
    onClose();
  };
  const confirm = () => {
    if (!ids) return;
    start.mutate(
      { keyword_ids: [...ids], idempotency_key: randomKey() },
      {
        onSuccess: () => {
          close();
          onStarted();
        },
      },
    );
  };

  return (
    <ConfirmDialog
      isOpen={ids !== null}
      title={count === 1 ? 'Check 1 keyword' : `Check ${count.toLocaleString('en')} keywords`}
      confirmLabel={start.isPending ? 'Starting...' : 'Start check'}
      isDisabled={!forecast.data || start.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {forecast.data ? <p>{forecastInWords(forecast.data)}</p> : !error && <Skeleton height="2.5em" />}
      <p>It goes on in the background: you can leave and come back.</p>
      {error && <Alert tone="negative">{error.message}</Alert>}
    </ConfirmDialog>
  );
}
