import { NamesakeWords, NameText } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { failedLoad } from '../../lib/failed-load.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { RequestError } from '../../lib/request-error.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useRefreshAfter } from '../check/use-refresh-after.ts';
import * as messages from './messages.ts';
import { toLines, toNames } from './name-lines.ts';
import { type Declared, NamesakePreview } from './namesake-preview.tsx';
import styles from './not-us.module.css';

interface Place {
  id: string;
  start: number;
  end: number;
}

interface NotUsDialogProps {
  /** Of an answer, in UTF-16 units of it. */
  place: Place;
  company: string;
  onClose: () => void;
}

/** Declares who bears the brand's name at a place of an answer, shows what that changes, and applies it. */
export default function NotUsDialog({ place, company, onClose }: NotUsDialogProps) {
  const { queries } = useAppClients();
  const proposal = useQuery(queries.checks.propose_namesake.queryOptions({ input: place }));
  // Null until it is declared.
  const [namesake, setNamesake] = useState<Declared | null>(null);
  const failure = failedLoad(proposal);
  if (namesake !== null) return <NamesakePreview {...namesake} onClose={onClose} />;
  if (proposal.data)
    return (
      <DeclareNamesake
        proposal={proposal.data}
        company={company}
        onDeclared={setNamesake}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={TITLE}
      confirmLabel={CONFIRM}
      isDisabled
      onConfirm={onClose}
      onClose={onClose}
    >
      {failure ? <FailedPart title={messages.textNotLoaded} {...failure} /> : <Skeleton height="160px" />}
    </ConfirmDialog>
  );
}

const TITLE = messages.whoIsThis;
const CONFIRM = messages.previewTheChange;

interface DeclareNamesakeProps {
  proposal: { name: string; words: string[] };
  company: string;
  onDeclared: (declared: Declared) => void;
  onClose: () => void;
}

function DeclareNamesake({ proposal, company, onDeclared, onClose }: DeclareNamesakeProps) {
  const { api } = useAppClients();
  const { toasts } = useServices();
  const refreshAfter = useRefreshAfter();
  const saving = useSaving();
  const form = useForm({
    initialValues: { name: proposal.name, words: toLines(proposal.words) },
    onValuesChange: () => saving.say(null),
    validate: {
      name: firstMessage(NameText),
      words: (text) => firstMessage(NamesakeWords)(toNames(text)),
    },
  });
  const submit = form.onSubmit(({ name, words }) =>
    saving.save(form, async () => {
      const { items } = await api.brand.list_namesakes();
      const namesake = await api.brand.add_namesake({ name, words: toNames(words) });
      const hasPreview = await startPreview(() => api.judging.start_judging_again());
      await refreshAfter({ type: 'brand_changed' });
      if (hasPreview) return onDeclared({ namesake, isKnown: items.some(({ id }) => id === namesake.id) });
      toasts.show({ title: messages.saved, description: messages.appliesToNextAnswers });
      onClose();
    }),
  );
  return (
    <ConfirmDialog
      isOpen
      title={TITLE}
      confirmLabel={form.submitting ? messages.saving : CONFIRM}
      isDisabled={form.submitting}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{messages.mentionNoLongerCounts}</p>
        <TextField
          label={messages.theirName}
          hint={messages.theirNameHint({ company })}
          autoComplete="off"
          required
          {...form.getInputProps('name')}
        />
        <TextAreaField
          label={messages.wordsNearIt}
          isOptional
          rows={5}
          hint={messages.onePerLine}
          {...form.getInputProps('words')}
        />
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

/** False where no answer is judged by names yet: they hold at once. */
async function startPreview(start: () => Promise<unknown>): Promise<boolean> {
  try {
    await start();
    return true;
  } catch (error) {
    if (error instanceof RequestError && error.details?.reason === 'nothing_to_judge') return false;
    throw error;
  }
}
