import { CHANNEL_LABELS, type Channel, numberInWords, type TriedQuestion } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SourceLink } from '../../../domain/answer/answer-sources.tsx';
import { AnswerText } from '../../../domain/answer/answer-text.tsx';
import { useAdminClients } from '../../../lib/admin-clients.tsx';
import { errorInWords } from '../../../lib/error-in-words.ts';
import { formatExactUsd } from '../../../lib/format.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Facts } from '../facts.tsx';
import styles from './channel-panel.module.css';
import * as messages from './messages.ts';

const KINDS = {
  question: { label: messages.question, max: 1_000, hint: messages.questionHint },
  keyword: { label: messages.keyword, max: 200, hint: messages.keywordHint },
} as const;
type Kind = keyof typeof KINDS;

/** Asks one question as the channel is set now and shows what came; nothing of it is kept as a result. */
export default function TryQuestion({ channel }: { channel: Channel }) {
  const { api } = useAdminClients();
  const [kind, setKind] = useState<Kind>('question');
  const [text, setText] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (asked: Partial<Record<Kind, string>>) => api.admin.try_channel({ channel, ...asked }),
    meta: { showsOwnErrors: true },
  });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isPending) mutate({ [kind]: text });
  };
  const { label, max, hint } = KINDS[kind];
  return (
    <div className={styles.trial}>
      <form className={styles.question} noValidate onSubmit={ask}>
        <Segmented
          label={messages.whatIsAsked}
          value={kind}
          options={[
            { value: 'question', label: messages.aQuestion },
            { value: 'keyword', label: messages.aKeyword },
          ]}
          onChange={setKind}
        />
        <TextField
          label={label}
          autoComplete="off"
          maxLength={max}
          hint={hint}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="row">
          <Button type="submit" disabled={isPending || text.trim() === ''}>
            {isPending ? messages.asking : messages.ask({ assistant: CHANNEL_LABELS[channel] })}
          </Button>
        </div>
      </form>
      {error && <Alert tone="negative">{errorInWords(error)}</Alert>}
      {data && <Trial trial={data} />}
    </div>
  );
}

function Trial({ trial: { request, reply, failure, cost_usd } }: { trial: TriedQuestion }) {
  return (
    <>
      {failure && <Alert tone="negative">{failure.message}</Alert>}
      {reply && (
        <section aria-label={messages.reply}>
          <AnswerText text={reply.text} spans={[]} />
        </section>
      )}
      <Facts
        facts={[
          ...(typeof request.question === 'string' ? ([[messages.asked, request.question]] as const) : []),
          [messages.cost, formatExactUsd(cost_usd)],
          ...(reply
            ? ([
                [messages.modelThatAnswered, reply.model_served],
                [
                  messages.time,
                  messages.seconds({
                    seconds: numberInWords(reply.latency_ms / 1000, { maximumFractionDigits: 1 }),
                  }),
                ],
                [
                  messages.searched,
                  reply.searched ? <Sources key="sources" sources={reply.sources} /> : messages.no,
                ],
                [
                  messages.tokens,
                  messages.tokensInAndOut({
                    input: reply.usage.input_tokens,
                    output: reply.usage.output_tokens,
                  }),
                ],
              ] as const)
            : []),
        ]}
      />
    </>
  );
}

type Reply = NonNullable<TriedQuestion['reply']>;

function Sources({ sources }: Pick<Reply, 'sources'>) {
  if (sources.length === 0) return messages.yesNoSourcesNamed;
  return (
    <ol className={styles.sources}>
      {sources.map((source) => (
        <li key={`${source.rank} ${source.url}`}>
          <SourceLink source={source} />
        </li>
      ))}
    </ol>
  );
}
