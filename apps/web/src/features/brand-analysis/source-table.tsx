import { type CitedSource, numberInWords, percentInWords, type SourceKind } from '@answerscope/contract';
import { hostInWords } from '../../lib/host-in-words.ts';
import { richText } from '../../lib/rich-text.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SiteIcon } from '../../ui/site-icon.tsx';
import { AssistantCounts } from './assistant-counts.tsx';
import {
  type AnswersToOpen,
  answersCiting,
  answersCitingBeside,
  answersCitingWithoutYou,
  isEnough,
} from './companies-in-words.ts';
import styles from './company-table.module.css';
import * as messages from './messages.ts';
import { OpenCount } from './open-count.tsx';
import { ShareChange } from './share-change.tsx';
import sourceStyles from './source-table.module.css';

const KINDS: Record<SourceKind, string | null> = {
  own: messages.yours,
  competitor: messages.competitor,
  third_party: null,
};

/** Of the companies mentioned beside a site. */
const SHOWN = 3;

interface SourceTableProps {
  /** Null while they load. */
  sources: readonly CitedSource[] | null;
  onOpen: (answers: AnswersToOpen) => void;
  /** The addresses of a site. */
  onAddresses: (domain: string) => void;
}

/** The sites that answers cite, whose they are, and who is mentioned in these answers. */
export function SourceTable({ sources, onOpen, onAddresses }: SourceTableProps) {
  const hasIcons = sources?.some(({ icon_url }) => icon_url !== null) ?? false;
  const columns: Column<CitedSource>[] = [
    {
      key: 'site',
      header: messages.site,
      isMain: true,
      cell: ({ domain, icon_url, kind, addresses }) => (
        <span className={sourceStyles.site} data-icons={hasIcons || undefined}>
          {hasIcons && <SiteIcon url={icon_url} />}
          <button type="button" className={styles.name} onClick={() => onAddresses(domain)}>
            {richText(
              messages.itsAddresses({
                site: hostInWords(domain),
                hidden: (text) => <span className="visually-hidden">{text}</span>,
              }),
            )}
          </button>
          <span className={sourceStyles.note}>
            {KINDS[kind] && <b className={sourceStyles.kind}>{KINDS[kind]}</b>}
            {messages.addressCount({ count: addresses })}
          </span>
        </span>
      ),
    },
    {
      key: 'cited',
      header: messages.citedIn,
      width: '144px',
      align: 'end',
      cell: ({ domain, answers, of }) => {
        const opens = answersCiting(domain);
        return (
          <OpenCount count={answers} label={opens.title} onOpen={() => onOpen(opens)}>
            {isEnough(of) && <b>{percentInWords(answers / of)} </b>}
            <span className={isEnough(of) ? `quiet ${sourceStyles.sample}` : undefined}>
              {messages.answersOf({ answers, of })}
            </span>
          </OpenCount>
        );
      },
    },
    {
      key: 'change',
      header: messages.changeOfShare,
      width: '120px',
      align: 'end',
      cell: ({ answers, of, before }) => <ShareChange now={{ answers, of }} before={before} />,
    },
    {
      key: 'without',
      header: messages.withoutYou,
      width: '92px',
      align: 'end',
      cell: ({ domain, without_you }) => {
        const opens = answersCitingWithoutYou(domain);
        return (
          <OpenCount count={without_you} label={opens.title} onOpen={() => onOpen(opens)}>
            {numberInWords(without_you)}
          </OpenCount>
        );
      },
    },
    {
      key: 'companies',
      header: messages.mentionedBeside,
      width: '21%',
      isBareOnPhone: true,
      cell: ({ domain, companies }) =>
        companies.length === 0 ? null : (
          <ul className={sourceStyles.companies}>
            {companies.slice(0, SHOWN).map((company) => {
              const opens = answersCitingBeside(domain, company);
              return (
                <li key={company.key}>
                  {company.name}{' '}
                  <OpenCount count={company.answers} label={opens.title} onOpen={() => onOpen(opens)}>
                    {numberInWords(company.answers)}
                  </OpenCount>
                </li>
              );
            })}
          </ul>
        ),
    },
    {
      key: 'assistants',
      header: messages.byAssistant,
      width: '180px',
      isBareOnPhone: true,
      cell: ({ domain, channels }) => (
        <AssistantCounts
          channels={channels}
          opens={(channel) => answersCiting(domain, channel)}
          onOpen={onOpen}
        />
      ),
    },
  ];
  return (
    <div className={sourceStyles.sources}>
      <DataTable label={messages.sources} columns={columns} rows={sources} rowKey={({ domain }) => domain} />
    </div>
  );
}
