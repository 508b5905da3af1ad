import { commaList, type ListedFunction } from '@answerscope/contract';
import { useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { callFunction, type FunctionReply } from './call-function.ts';
import { ownName } from './find-functions.ts';
import { toCurl, toFunctionRequest } from './function-request.ts';
import styles from './function-test.module.css';
import * as messages from './messages.ts';
import { readInput } from './read-input.ts';
import { ReplyView } from './reply-view.tsx';
import { RunAsUserDialog } from './run-as-user-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

/** Asks for one function: its input, the ways to run it, and what came of it. */
export function FunctionRunner({ listed }: { listed: ListedFunction }) {
  const { fetcher, toasts } = useServices();
  const [typed, setTyped] = useState(listed.example ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [asking, setAsking] = useState<'write' | 'as-user' | null>(null);
  const [reply, setReply] = useState<FunctionReply | 'pending' | null>(null);
  const title = ownName(listed.name);
  const read = readInput(typed);
  const isReady = read.fault === null && reply !== 'pending' && (listed.file_field === null || file !== null);
  const request = read.fault === null ? toFunctionRequest(listed, read.input) : null;
  const run = async () => {
    if (request === null) return;
    setReply('pending');
    setReply(await callFunction(fetcher, request, file));
  };
  const copy = async () => {
    if (request === null) return;
    const command = toCurl(location.origin, request);
    const isCopied = await copyText(command);
    toasts.show({
      title: isCopied ? messages.copiedAsCurl : messages.notCopied,
      ...(isCopied && { description: messages.curlNeedsToken }),
    });
  };
  return (
    <div className={styles.runner}>
      <p>{listed.summary}.</p>
      {listed.example !== null && (
        <TextAreaField
          label={messages.input}
          spellCheck={false}
          rows={Math.min(16, Math.max(3, typed.split('\n').length))}
          value={typed}
          error={read.fault}
          hint={optionalInWords(listed.optional_fields)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {listed.file_field !== null && (
        <TextField
          label={messages.fileOf({ field: listed.file_field })}
          type="file"
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      )}
      <div className="row">
        <Button
          look="primary"
          disabled={!isReady}
          onClick={() => (listed.kind === 'write' ? setAsking('write') : void run())}
        >
          {messages.run}
        </Button>
        {listed.view_as === 'answered' && (
          <Button disabled={!isReady} onClick={() => setAsking('as-user')}>
            {messages.runAsAUser}
          </Button>
        )}
        <Button disabled={request === null} onClick={() => void copy()}>
          {messages.copyAsCurl}
        </Button>
      </div>
      {reply !== null && <ReplyView reply={reply} />}
      {asking === 'write' && (
        <RunDialog
          title={messages.runNamed({ title })}
          onRun={() => void run()}
          onClose={() => setAsking(null)}
        >
          <p>{listed.summary}.</p>
          <p>{messages.runWrites}</p>
        </RunDialog>
      )}
      {asking === 'as-user' && <RunAsUserDialog title={title} onRun={run} onClose={() => setAsking(null)} />}
    </div>
  );
}

function optionalInWords(fields: readonly string[]): string | undefined {
  return fields.length === 0 ? undefined : messages.optionalFields({ names: commaList(fields) });
}
