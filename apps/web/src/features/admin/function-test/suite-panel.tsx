import type { ListedFunction } from '@answerscope/contract';
import { useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { useServices, useSession } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { callFunction } from './call-function.ts';
import { toFunctionRequest } from './function-request.ts';
import styles from './function-test.module.css';
import * as messages from './messages.ts';
import { RunDialog } from './run-dialog.tsx';
import { runSuite, type StepResult } from './run-suite.ts';
import { MissingValue, type Suite, type SuiteInput, type SuitePart, type SuiteRun } from './suite.ts';
import { SuiteResults } from './suite-results.tsx';

interface SuitePanelProps {
  suite: Suite;
  functions: readonly ListedFunction[];
  /** The tab that is shown, by its name; the first where there is none of it. */
  part: string | undefined;
  onPart: (name: string | undefined) => void;
}

/** A suite: what it asks for, its tabs with their buttons, and what came of the last run. */
export function SuitePanel({ suite, functions, part, onPart }: SuitePanelProps) {
  const { fetcher } = useServices();
  const user = useSession();
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      [suite, ...suite.parts].flatMap(({ inputs: asked = [] }) =>
        asked.map(({ name, initial = '' }) => [name, initial]),
      ),
    ),
  );
  const [isRefused, setIsRefused] = useState(false);
  const [asking, setAsking] = useState<SuiteRun | null>(null);
  const [results, setResults] = useState<readonly StepResult[] | null>(null);
  const isPending = results?.some(({ state }) => state === 'pending') ?? false;
  const run = (chosen: SuiteRun) =>
    runSuite(chosen, {
      given: { inputs, userId: user?.id ?? '', mark: messages.markOfRows({ time: String(Date.now()) }) },
      call: (name, input) => {
        const listed = functions.find((one) => one.name === name);
        if (listed === undefined) throw new MissingValue(messages.noSuchFunction({ name }));
        return callFunction(fetcher, toFunctionRequest(listed, input));
      },
      save: ({ name, type, content }) => saveBlob(new Blob([content], { type }), name),
      onChange: setResults,
    });
  const missing = suite.needs && (inputs[suite.needs.input] ?? '').trim() === '' ? suite.needs : null;
  const choose = (chosen: SuiteRun) => {
    setIsRefused(missing !== null);
    if (missing) setResults(null);
    else if (chosen.writes === undefined) void run(chosen);
    else setAsking(chosen);
  };
  const fieldsOf = (asked: readonly SuiteInput[]) =>
    asked.length > 0 && (
      <div className={styles.inputs}>
        {asked.map((input) => (
          <InputField
            key={input.name}
            input={input}
            error={isRefused && missing?.input === input.name ? missing.refusal : undefined}
            value={inputs[input.name] ?? ''}
            onChange={(value) => setInputs({ ...inputs, [input.name]: value })}
          />
        ))}
      </div>
    );
  const panelOf = ({ runs, inputs: asked = [] }: SuitePart) => (
    <>
      {fieldsOf(asked)}
      <div className="row">
        {runs.map((one) => (
          <Button key={one.label} disabled={isPending || !user} onClick={() => choose(one)}>
            {one.label}
          </Button>
        ))}
      </div>
    </>
  );
  const [first] = suite.parts;
  return (
    <div className={styles.suite}>
      <p>{suite.about}</p>
      {fieldsOf(suite.inputs)}
      {suite.parts.length === 1 ? (
        panelOf(first)
      ) : (
        <Tabs
          label={suite.label}
          tabs={suite.parts.map((one) => ({
            name: one.name,
            label: one.label,
            panel: () => panelOf(one),
          }))}
          chosen={(suite.parts.find(({ name }) => name === part) ?? first).name}
          onChoose={(name) => {
            setResults(isPending ? results : null);
            onPart(name === first.name ? undefined : name);
          }}
        />
      )}
      {results && <SuiteResults results={results} />}
      {asking && (
        <RunDialog
          title={messages.suiteAndRun({ suite: suite.label, run: asking.label })}
          onRun={() => void run(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{asking.writes}</p>
        </RunDialog>
      )}
    </div>
  );
}

interface InputFieldProps {
  input: SuiteInput;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function InputField({ input, error, value, onChange }: InputFieldProps) {
  const { label, hint, options, type = 'text' } = input;
  if (options !== undefined)
    return (
      <SelectField
        label={label}
        options={options}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      type={type}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
