import { type CompetitorAnalysis, percentInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { SourceLink } from '../../domain/answer/answer-sources.tsx';
import { ChannelBadge } from '../../domain/channel/channel-badge.tsx';
import { counted } from '../../lib/counted.ts';
import { hostInWords } from '../../lib/host-in-words.ts';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import styles from './comparison.module.css';
import {
  type AnswersToOpen,
  answersCiting,
  answersNaming,
  answersWithoutYou,
  isEnough,
} from './comparison.ts';
import { HeadToHead } from './head-to-head.tsx';
import { NamedShare } from './named-share.tsx';
import { OpenCount } from './open-count.tsx';

interface CompetitorFiguresProps {
  analysis: CompetitorAnalysis;
  onOpen: (answers: AnswersToOpen) => void;
}

/** A competitor beside the brand, as far as answers say it; each count opens its answers. */
export default function CompetitorFigures({ analysis, onOpen }: CompetitorFiguresProps) {
  const { competitor_name: name, named, without_you, you_first, mentions, all_mentions } = analysis;
  if (named === null)
    return (
      <p className="quiet">
        No answer was searched for {name} yet: it counts once your changed names are applied, or with the next
        check.
      </p>
    );
  const without = answersWithoutYou(name);
  return (
    <dl className={styles.figures}>
      <Figure label="Named in">
        <NamedShare name={name} share={named} onOpen={onOpen} />
      </Figure>
      {without_you !== null && (
        <Figure label="Named without you">
          <OpenCount count={without_you} label={without.title} onOpen={() => onOpen(without)}>
            <b>{without_you.toLocaleString('en')}</b> of {counted(named.answers, 'answer')} naming it
          </OpenCount>
        </Figure>
      )}
      {you_first !== null && (
        <Figure label="Both named: who stands first">
          <HeadToHead name={name} share={you_first} onOpen={onOpen} />
        </Figure>
      )}
      {mentions !== null && all_mentions !== null && all_mentions > 0 && (
        <Figure label="Share of voice in these answers">
          {isEnough(named.of) && <b>{percentInWords(mentions / all_mentions)} </b>}
          <span className="quiet">
            {mentions.toLocaleString('en')} of {counted(all_mentions, 'mention')} of all companies
          </span>
        </Figure>
      )}
      <Figure label="Named in, by assistant">
        <Assistants analysis={analysis} onOpen={onOpen} />
      </Figure>
      <Figure label={`Sites cited with ${name} and not with you`}>
        <Sites analysis={analysis} onOpen={onOpen} />
      </Figure>
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Assistants({ analysis: { competitor_name, channels }, onOpen }: CompetitorFiguresProps) {
  return (
    <ul className={styles.assistants}>
      {channels.map(({ channel, answers, of }) => {
        const naming = answersNaming(competitor_name, channel);
        return (
          <li key={channel}>
            <ChannelBadge channel={channel} />
            <RangeBar value={answers / of} />
            <OpenCount count={answers} label={naming.title} onOpen={() => onOpen(naming)}>
              {answers.toLocaleString('en')} of {of.toLocaleString('en')}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
}

function Sites({ analysis: { competitor_name, sites }, onOpen }: CompetitorFiguresProps) {
  if (sites.length === 0) return <span className="faint">None: no other site is cited in these answers</span>;
  return (
    <ul className={styles.sites}>
      {sites.map(({ domain, answers, with_you }) => {
        const without = answersCiting(domain, competitor_name);
        const yours = answersCiting(domain, null);
        return (
          <li key={domain}>
            <SourceLink source={{ url: `https://${domain}/`, title: hostInWords(domain) }} />
            <OpenCount count={answers} label={without.title} onOpen={() => onOpen(without)}>
              {counted(answers, 'answer')}
            </OpenCount>
            <OpenCount count={with_you} label={yours.title} onOpen={() => onOpen(yours)}>
              {with_you === 0 ? 'never with you' : `${with_you.toLocaleString('en')} with you`}
            </OpenCount>
          </li>
        );
      })}
    </ul>
  );
}
