import type { NameExamples } from '@answerscope/contract';
import { useState } from 'react';
import { useRefreshAfter } from '../../domain/check/use-refresh-after.ts';
import { useAppClients } from '../../lib/app-clients.tsx';
import { errorInWords } from '../../lib/error-in-words.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { checkbox } from '../../ui/checkbox.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import * as messages from './messages.ts';
import styles from './name-question.module.css';

interface NameQuestionProps {
  examples: NameExamples;
  onClose: () => void;
}

/** Three sentences with the company's name: what is not ticked is declared a namesake. */
export default function NameQuestion({ examples: { name, kind, examples }, onClose }: NameQuestionProps) {
  const { api } = useAppClients();
  const { errors } = useServices();
  const refreshAfter = useRefreshAfter();
  const [ticked, setTicked] = useState<readonly string[]>(
    examples.filter(({ namesake }) => namesake === null).map(({ text }) => text),
  );
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setSaving(true);
    setRefusal(null);
    try {
      for (const { text, namesake } of examples)
        if (namesake !== null && !ticked.includes(text)) await api.brand.add_namesake(namesake);
      await refreshAfter({ type: 'brand_changed' });
      onClose();
    } catch (error) {
      errors.report(error, { category: 'API_ERROR' });
      setRefusal(errorInWords(error));
      setSaving(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={messages.whichAreAboutYou}
      confirmLabel={isSaving ? messages.saving : messages.saveAnswers}
      cancelLabel={messages.skip}
      isDisabled={isSaving}
      isKept
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className={styles.question}>
        {name !== null && kind !== null && <p>{messages.nameMeansMore({ name, kind })}</p>}
        <fieldset className={styles.examples} disabled={isSaving}>
          <legend className="visually-hidden">{messages.exampleSentences}</legend>
          {examples.map(({ text }) => (
            <label key={text} className={styles.example}>
              <input
                type="checkbox"
                className={checkbox}
                checked={ticked.includes(text)}
                onChange={({ currentTarget: { checked } }) =>
                  setTicked((before) => (checked ? [...before, text] : before.filter((one) => one !== text)))
                }
              />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        <p className="quiet">{messages.removeThemLater}</p>
        {refusal && <Alert tone="negative">{refusal}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
