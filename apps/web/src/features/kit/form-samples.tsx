import { CHANNEL_LABELS, CHANNELS } from '@answerscope/contract';
import { useState } from 'react';
import { AnswerSkeleton } from '../../domain/answer/answer-skeleton.tsx';
import { AnswerView } from '../../domain/answer/answer-view.tsx';
import { useServices } from '../../lib/use-services.ts';
import { ActMenu } from '../../ui/act-menu.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoicesField } from '../../ui/choices-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/field.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type SearchOption, SearchSelect } from '../../ui/search-select.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import styles from './sample.module.css';
import { Sample, State } from './sample.tsx';
import { SAMPLE_ANSWER, SAMPLE_ROWS } from './sample-data.ts';

const CHANNEL_CHOICES = CHANNELS.map((channel) => ({ value: channel, label: CHANNEL_LABELS[channel] }));
const OPTIONS: readonly SearchOption[] = SAMPLE_ROWS.map(({ id, keyword }) => ({
  value: id,
  label: keyword,
}));

/** Buttons, fields, messages, dialogs and the answer viewer. */
export function FormSamples() {
  const { toasts } = useServices();
  const [hasVersions, setVersions] = useState(false);
  const [asking, setAsking] = useState<'usual' | 'danger' | null>(null);
  const [tab, setTab] = useState<'form' | 'history'>('form');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<SearchOption | null>(OPTIONS[0] ?? null);
  const [channels, setChannels] = useState(['openai']);
  const found = OPTIONS.filter(({ label }) => label.includes(text.toLowerCase()));
  return (
    <>
      <Sample name="button" use="An action on this page; ButtonLink leads to another. One primary per view.">
        <div className={styles.row}>
          <Button look="primary">Check all</Button>
          <Button>Cancel</Button>
          <Button look="quiet">Clear</Button>
          <Button look="danger">Delete</Button>
          <Button look="primary" disabled>
            Not yet
          </Button>
          <Button size="small">Small</Button>
        </div>
      </Sample>
      <Sample
        name="act-menu"
        use="What can be done besides what is in sight. What takes something away stands last, in red."
      >
        <div>
          <ActMenu
            label="More"
            acts={[
              { label: 'Sign out everywhere', onChoose: () => undefined },
              { label: 'Switch off authenticator', isDisabled: true, onChoose: () => undefined },
              { label: 'Delete account', isDangerous: true, onChoose: () => undefined },
            ]}
          />
        </div>
      </Sample>
      <Sample
        name="field, choices-field, date-field, search-field, segmented, search-select, phone-fold"
        use="A label above, a hint below, and the error in the hint's place. Segmented for a few choices, SelectField for a list, SearchSelect for one too long to show. SearchField searches while somebody types. PhoneFold folds away on a phone what would push the list out of sight."
      >
        <TextField label="Company name" hint="As people write it." defaultValue="Northwind Books" />
        <TextField label="Company website" error="Please enter a valid URL" defaultValue="northwind" />
        <SearchField placeholder="Name or company" value={undefined} onSearch={() => undefined} />
        <PhoneFold label="Filters (1)">
          <TextField label="Topic" isOptional disabled />
        </PhoneFold>
        <SelectField label="Country" options={[{ value: 'DE', label: 'Germany' }]} />
        <SearchSelect
          label="Keyword"
          value={chosen}
          options={found.slice(0, 20)}
          total={found.length}
          onSearch={setText}
          onChoose={setChosen}
        />
        <TextAreaField label="Keywords" hint="One per line." />
        <ChoicesField label="Assistants" choices={CHANNEL_CHOICES} value={channels} onChange={setChannels} />
        <ChoicesField
          label="Reports"
          error="Please choose at least one"
          choices={CHANNEL_CHOICES}
          value={[]}
          onChange={setChannels}
        />
        <DateField label="From" value="2026-11-20" onDay={() => undefined} />
        <SwitchField label="Validator" hint="Shows why each candidate counted or did not." defaultChecked />
        <Segmented
          label="Show as"
          value={look}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
          onChange={setLook}
        />
      </Sample>
      <Sample
        name="tabs"
        use="Parts of a page that are too much to show together; the address says which one is shown. What was entered in one stays while another is shown."
      >
        <Tabs
          label="Parts"
          chosen={tab}
          tabs={[
            { name: 'form', label: 'Form', panel: () => <TextField label="Industry" /> },
            { name: 'history', label: 'History', panel: () => <p>Nobody has changed it.</p> },
          ]}
          onChoose={setTab}
        />
      </Sample>
      <Sample
        name="step-buttons"
        use="Leads to the item before and the next one. The arrow keys do the same."
      >
        <StepButtons
          back={{ label: 'Previous answer', onStep: null }}
          on={{ label: 'Next answer', onStep: () => undefined }}
        />
      </Sample>
      <Sample name="alert" use="A message that stays in the page. A negative one is announced at once.">
        <Alert tone="neutral">Answers differ from run to run.</Alert>
        <Alert tone="warning">You are offline.</Alert>
        <Alert tone="negative">The check failed.</Alert>
      </Sample>
      <Sample
        name="toaster"
        use="At most one message, for five seconds; hover and focus hold it, a swipe to the right dismisses it, F8 leads to it."
      >
        <div className={styles.row}>
          <Button
            onClick={() =>
              toasts.show({ title: 'Check Complete', description: 'ChatGPT mentions you for “tea”.' })
            }
          >
            Show a message
          </Button>
          <Button
            onClick={() =>
              toasts.show({
                title: 'Operation Failed',
                description: 'Something went wrong. Please try again.',
                tone: 'destructive',
              })
            }
          >
            Show a failure
          </Button>
        </div>
      </Sample>
      <Sample
        name="confirm-dialog"
        use="Before something costs or is lost. The button is the verb. Escape closes it and the focus returns."
      >
        <div className={styles.row}>
          <Button onClick={() => setAsking('usual')}>Ask</Button>
          <Button onClick={() => setAsking('danger')}>Ask before a loss</Button>
        </div>
        <ConfirmDialog
          isOpen={asking !== null}
          title={asking === 'danger' ? 'Delete 3 keywords?' : 'Check all keywords'}
          confirmLabel={asking === 'danger' ? 'Delete 3 keywords' : 'Start check · at most $1.43'}
          isDangerous={asking === 'danger'}
          onConfirm={() => setAsking(null)}
          onClose={() => setAsking(null)}
        >
          <p>What will happen, what it costs and what cannot be undone.</p>
        </ConfirmDialog>
      </Sample>
      <Sample
        name="two-versions"
        use="In a form whose row was saved elsewhere meanwhile: both versions of what differs, and which one goes on. It takes the focus."
      >
        <div className={styles.row}>
          <Button onClick={() => setVersions(true)}>Save what was changed elsewhere</Button>
        </div>
        {hasVersions && (
          <TwoVersions
            text="Somebody else has changed this logo while you were editing it."
            fields={[
              { name: 'name', label: 'Name', theirs: 'Cedar', yours: 'Cedar Two' },
              { name: 'words', label: 'Text for people who cannot see it', theirs: 'A cedar' },
            ]}
            onTakeTheirs={() => setVersions(false)}
            onKeepMine={() => setVersions(false)}
          />
        )}
      </Sample>
      <Sample
        name="answer/answer-view, answer/answer-viewer"
        use="An answer as evidence: the question, the text with the judged places marked, why, sources, how it was asked. AnswerViewer loads it by its id."
      >
        <State of="In full">
          <AnswerView answer={SAMPLE_ANSWER} />
        </State>
        <State of="Without reasons, in little room">
          <AnswerView answer={{ ...SAMPLE_ANSWER, channel: 'gemini' }} isNarrow showsReasons={false} />
        </State>
        <State of="Loading">
          <AnswerSkeleton />
        </State>
      </Sample>
    </>
  );
}
