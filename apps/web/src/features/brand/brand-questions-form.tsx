import {
  type BrandDetails,
  type BrandQuestion,
  LIMITS,
  offerOf,
  PRIORITY_LABELS,
  type Profile,
  QUESTION_CATEGORIES,
  QUESTION_CATEGORY_LABELS,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useQueries } from '../../lib/app-clients.tsx';
import { errorInWords } from '../../lib/error-in-words.ts';
import { richText } from '../../lib/rich-text.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { useServices } from '../../lib/use-services.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import styles from './brand-details.module.css';
import { addedQuestion, EMPTY_DRAFT, priorityLabel, type QuestionDraft } from './brand-questions.ts';
import { BrandTab } from './brand-tab.tsx';
import { useSaveBrandDetails } from './brand-writes.ts';
import { EntryList } from './entry-list.tsx';
import * as messages from './messages.ts';
import { suggestQuestions } from './suggest-entries.ts';
import { SuggestedEntries } from './suggested-entries.tsx';

const { brand_questions_max: MAX, brand_question_max: LENGTH_MAX } = LIMITS;
const CATEGORIES = [
  { value: '', label: messages.chooseACategory },
  ...QUESTION_CATEGORIES.map((value) => ({ value, label: QUESTION_CATEGORY_LABELS[value] })),
];
const PRIORITIES = Object.entries(PRIORITY_LABELS).map(([value, label]) => ({ value, label }));

interface PresenceSetupProps {
  profile: Profile;
  onSaved?: (() => void) | undefined;
}

/** The tab 'Presence Setup': what people should find a company by when they ask. */
export default function PresenceSetup({ profile, onSaved }: PresenceSetupProps) {
  return (
    <BrandTab profile={profile}>
      {(details) => <BrandQuestionsForm profile={profile} details={details} onSaved={onSaved} />}
    </BrandTab>
  );
}

function BrandQuestionsForm({ profile, details, onSaved }: PresenceSetupProps & { details: BrandDetails }) {
  const { toasts } = useServices();
  const save = useSaveBrandDetails();
  const saving = useSaving((error) => errorInWords(error, messages.updateFailed));
  const form = useForm<{ questions: BrandQuestion[] }>({
    initialValues: { questions: details.brand_questions },
    onValuesChange: () => saving.say(null),
  });
  const { questions } = form.values;
  const isFull = questions.length >= MAX;
  const queries = useQueries();
  // Only the place of a suggestion follows from it; without it questions are suggested that name none.
  const wordings = useQuery(queries.checks.list_question_wordings.queryOptions());
  const names = useQuery(queries.brand.get_brand.queryOptions());
  const isAsking = [wordings, names].some(({ isPending, isPaused }) => isPending && !isPaused);
  const industry = details.brand?.industry ?? null;
  const offer = offerOf({
    seed_keyword: profile.seed_keyword,
    category: names.data?.category ?? null,
    industry,
  });
  const facts = { offer, industry, language: profile.language, wordings: wordings.data ?? [] };
  const suggestions = isAsking ? [] : suggestQuestions(facts, questions);
  const addQuestion = (question: BrandQuestion) => form.setFieldValue('questions', [...questions, question]);
  const submit = form.onSubmit(async ({ questions: brandQuestions }) => {
    await saving.save(form, async () => {
      const outcome = await save.write({ userId: profile.id, brandData: {}, brandQuestions });
      // As they are stored: those that matter most come first.
      const shown = { questions: outcome?.made.brand_questions ?? brandQuestions };
      form.setValues(shown);
      form.resetDirty(shown);
      if (!outcome) return;
      toasts.show({ title: messages.profileUpdated });
      onSaved?.();
    });
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lede}>
        {richText(
          messages.questionsLede({
            link: (text) => (
              <Link to="/tracker/add-keywords" className="link">
                {text}
              </Link>
            ),
          }),
        )}
      </p>
      <QuestionAdder isFull={isFull} onAdd={addQuestion} />
      <EntryList
        label={messages.brandQuestionsOf({ count: questions.length, most: MAX })}
        entries={questions.map(({ question_text, question_category, priority_score }) => ({
          text: question_text,
          note: messages.categoryAndPriority({
            category: QUESTION_CATEGORY_LABELS[question_category],
            priority: priorityLabel(priority_score),
          }),
        }))}
        onRemove={(index) =>
          form.setFieldValue(
            'questions',
            questions.filter((_question, at) => at !== index),
          )
        }
      />
      {!isFull && (
        <SuggestedEntries
          label={messages.suggestedQuestions}
          suggestions={suggestions}
          onAdd={({ text, question_category, priority_score }) =>
            addQuestion({ question_text: text, question_category, priority_score })
          }
        />
      )}
      {!isAsking && offer === null && (
        <p className="quiet">
          {richText(
            messages.addWhatYouOffer({
              link: (text) => (
                <Link to="/tracker/profile" className="link">
                  {text}
                </Link>
              ),
            }),
          )}
        </p>
      )}
      {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      <div>
        <Button
          type="submit"
          look="primary"
          disabled={form.submitting || profile.company_name === null || !form.isDirty()}
        >
          {form.submitting ? messages.saving : messages.saveBrandQuestions}
        </Button>
      </div>
    </form>
  );
}

function QuestionAdder({ isFull, onAdd }: { isFull: boolean; onAdd: (question: BrandQuestion) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<QuestionDraft>(EMPTY_DRAFT);
  const added = addedQuestion(draft);
  const add = () => {
    if (added === null || isFull) return;
    onAdd(added);
    setDraft(EMPTY_DRAFT);
    input.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.question}>
      <div className={styles.wide}>
        <TextField
          ref={input}
          label={messages.question}
          hint={isFull ? messages.atMost({ most: MAX }) : messages.questionHint}
          maxLength={LENGTH_MAX}
          readOnly={isFull}
          value={draft.text}
          onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
          onKeyDown={addOnEnter}
        />
      </div>
      <SelectField
        label={messages.category}
        options={CATEGORIES}
        value={draft.category}
        onChange={({ currentTarget }) => setDraft({ ...draft, category: currentTarget.value })}
      />
      <SelectField
        label={messages.priority}
        options={PRIORITIES}
        value={String(draft.priority)}
        onChange={({ currentTarget }) => setDraft({ ...draft, priority: Number(currentTarget.value) })}
      />
      <Button className={styles.add} disabled={isFull || added === null} onClick={add}>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        {messages.addQuestion}
      </Button>
    </div>
  );
}
