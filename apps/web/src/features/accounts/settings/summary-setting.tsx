import type { MailSettings, SummaryFrequency } from '@answerscope/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../../lib/app-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { richText } from '../../../lib/rich-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { TimeStamp } from '../../../ui/time-stamp.tsx';
import { ConfirmationMail } from '../confirmation-mail.tsx';
import * as accountMessages from '../messages.ts';
import * as messages from './messages.ts';
import styles from './settings.module.css';

const FREQUENCIES: readonly { value: SummaryFrequency; label: string }[] = [
  { value: 'off', label: messages.off },
  { value: 'weekly', label: messages.weeklyOnMondayMorning },
  { value: 'daily', label: messages.dailyInTheMorning },
];

/** How often a user is mailed a summary of their reports. */
export function SummarySetting({ email }: { email: string }) {
  const { queries } = useAppClients();
  const settings = useQuery(queries.profile.get_mail_settings.queryOptions());
  const failure = failedLoad(settings);
  if (failure) return <FailedPart title={messages.mailSettingsNotLoaded} {...failure} />;
  if (!settings.data)
    return (
      <Loading label={messages.loadingSettings}>
        <Skeleton height="180px" />
      </Loading>
    );
  return <Loaded settings={settings.data} email={email} />;
}

function Loaded({ settings, email }: { settings: MailSettings; email: string }) {
  const { toasts } = useServices();
  const { api, queries, queryClient } = useAppClients();
  const queryKey = queries.profile.get_mail_settings.queryKey();
  const save = useMutation({
    // One after the other: the last word is the list's.
    scope: { id: 'mail-settings' },
    mutationFn: (summary_frequency: SummaryFrequency) =>
      api.profile.update_mail_settings({ summary_frequency }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toasts.show({ title: SAVED[saved.summary_frequency] });
    },
  });
  const { summary_frequency, can_be_daily, is_email_confirmed, next_summary_at } = settings;
  return (
    <>
      <p className={styles.lede}>{messages.summaryLede}</p>
      <div className={styles.fields}>
        {!is_email_confirmed && (
          <ConfirmationMail
            email={email}
            start="/tracker/settings/notifications"
            words={messages.summariesNeedConfirmed({ email })}
            label={messages.mailMeALink}
            sent={messages.linkOnItsWay({ email })}
          />
        )}
        <div className={styles.form}>
          <SelectField
            label={messages.summaryOfYourVisibility}
            hint={can_be_daily ? messages.summaryHint : messages.summaryHintWithoutDaily}
            options={FREQUENCIES.filter(({ value }) => value !== 'daily' || can_be_daily)}
            value={save.isPending ? save.variables : summary_frequency}
            onChange={({ target }) => save.mutate(target.value as SummaryFrequency)}
          />
        </div>
        {next_summary_at !== null && is_email_confirmed && (
          <p className={styles.note}>
            {richText(messages.nextSummary({ time: () => <TimeStamp iso={next_summary_at} /> }))}
          </p>
        )}
        <SendNow isPossible={is_email_confirmed} />
      </div>
    </>
  );
}

const SAVED: Readonly<Record<SummaryFrequency, string>> = {
  off: messages.noMoreSummaries,
  weekly: messages.summaryEveryWeek,
  daily: messages.summaryEveryDay,
};

/** One of the last seven days at once, for who wants to see what it is. */
function SendNow({ isPossible }: { isPossible: boolean }) {
  const { toasts } = useServices();
  const { api } = useAppClients();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useMutation({
    meta: { showsOwnErrors: true },
    mutationFn: () => api.accounts.send_my_summary(),
    onMutate: () => setRefusal(null),
    onSuccess: ({ sent_to }) => toasts.show({ title: messages.summaryOnItsWay({ email: sent_to }) }),
    onError: (error) => setRefusal(errorInWords(error)),
  });
  return (
    <>
      {refusal && <Alert tone="negative">{refusal}</Alert>}
      <div>
        <Button disabled={!isPossible || send.isPending} onClick={() => send.mutate()}>
          {send.isPending ? accountMessages.sending : messages.sendMeOneNow}
        </Button>
      </div>
    </>
  );
}
