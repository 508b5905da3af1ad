import type { Dashboard, DashboardChannel } from '@answerscope/contract';
import { Link } from '@tanstack/react-router';
import { nothingUsable } from '../../lib/left-out.ts';
import { atCost, type Missing, moreAnswers, tooRare } from '../../lib/missing-in-words.ts';
import { voiceInWords } from '../../lib/voice-in-words.ts';
import { whyNoRate } from '../../lib/why-no-rate.ts';
import { ChangeBadge } from '../../ui/change-badge.tsx';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { CheckRate } from '../../ui/check-rate.tsx';
import { Freshness } from '../../ui/freshness.tsx';
import { LeftOut } from '../../ui/left-out.tsx';
import { RateFigure } from '../../ui/rate-figure.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './channel-cards.module.css';
import { NextRefresh } from './next-refresh.tsx';

/**
 * Each assistant now: its rate with the interval, whether it changed by more than chance, what failed; a card opens its
 * newest report. Null while it loads.
 */
export function ChannelCards({ channels }: { channels: Dashboard['channels'] | null }) {
  if (!channels) {
    return (
      <ul className={styles.cards} aria-busy="true">
        {[1, 2, 3, 4].map((place) => (
          <li key={place} className={styles.card}>
            <div>
              <Skeleton width="96px" />
            </div>
            <Skeleton width="200px" height="29px" />
            <Skeleton width="150px" height="24px" />
            <div className={styles.basis}>
              <Skeleton />
            </div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.cards}>
      {channels.map((channel) => (
        <li key={channel.channel} className={styles.card}>
          <ChannelBadge channel={channel.channel} />
          {channel.latest ? <Reported {...channel} latest={channel.latest} /> : <Unreported {...channel} />}
        </li>
      ))}
    </ul>
  );
}

function Reported({
  latest,
  missing,
  voice,
  refresh,
}: DashboardChannel & { latest: NonNullable<DashboardChannel['latest']> }) {
  const { rate, verdict, failed_keywords, empty_answers, branded_keywords, branded_answers } =
    latest.revision;
  return (
    <>
      {rate ? (
        <RateFigure k={rate.mentions} n={rate.answers} interval={rate.interval} size="large" />
      ) : (
        <span className={styles.none}>No rate: {whyNoRate(latest.revision)}</span>
      )}
      <ChangeBadge change={verdict} />
      <p className={styles.basis}>
        <Link to="/tracker/reports/$id" params={{ id: latest.id }} className={styles.report}>
          <Freshness iso={latest.created_at} label="Reported" />
        </Link>
        {`, ${latest.total_keywords} ${latest.total_keywords === 1 ? 'keyword' : 'keywords'}`}
        {latest.is_simulated && ', simulated'}
        {failed_keywords > 0 && `, ${failed_keywords} failed and left out`}
        {branded_answers > 0 && `, ${branded_keywords} branded left out`}
        {'. '}
        <LeftOut count={empty_answers} of={{ report: latest.id }} />{' '}
        {voice && voice.brand_mentions < voice.all_mentions && `Share of voice ${voiceInWords(voice)}. `}
        {!rate && empty_answers > 0
          ? `${nothingUsable(branded_answers)} `
          : missing && `${whatIsMissing(missing)} `}
        <NextRefresh iso={refresh?.next_refresh_at ?? null} />
      </p>
    </>
  );
}

function whatIsMissing(missing: Missing): string {
  if (missing.check_every_days !== null) return tooRare(missing.check_every_days);
  return `${moreAnswers(missing)}${missing.cost_usd === null ? '' : `${atCost(missing)},`} would tell a change from chance.`;
}

function Unreported({ is_in_plan, is_configured, results, refresh }: DashboardChannel) {
  const next = <NextRefresh iso={refresh?.next_refresh_at ?? null} />;
  const { answered, mentioned, empty, branded, failed, keywords } = results;
  if (keywords === 0) {
    return (
      <p className={styles.basis}>
        {!is_in_plan
          ? 'Not in your plan.'
          : !is_configured
            ? 'Not set up: an administrator can add its key.'
            : 'Not asked yet.'}{' '}
        {next}
      </p>
    );
  }
  return (
    <>
      <CheckRate
        k={mentioned}
        n={answered}
        empty={empty}
        interval={results.interval}
        leftOut={{ channel: results.channel, newest: true }}
        size="large"
        {...(failed === keywords ? { none: 'Every check failed: unknown' } : {})}
        {...(branded > 0
          ? {
              none: 'Only branded keywords have answers',
              noBrand: 'Branded keywords aside, no answer names a company',
            }
          : {})}
      />
      <p className={styles.basis}>
        {keywords} {keywords === 1 ? 'keyword' : 'keywords'} checked
        {results.is_simulated && ', simulated'}
        {failed > 0 && `, ${failed} failed and left out`}
        {branded > 0 && `, ${branded} branded left out`}. No report yet: one is written when all keywords are
        checked. {next}
      </p>
    </>
  );
}
