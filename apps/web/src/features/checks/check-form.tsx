import {
  CHANNEL_LABELS,
  type Channel,
  type CheckForecast as Forecast,
  type Keyword,
  listInWords,
  usdInWords,
} from '@answerscope/contract';
import { richText } from '../../lib/rich-text.ts';
import { Button } from '../../ui/button.tsx';
import { ChannelToggles } from './channel-toggles.tsx';
import { CheckForecast } from './check-forecast.tsx';
import styles from './check-form.module.css';
import { ElapsedSeconds } from './elapsed-seconds.tsx';
import { KeywordPicker } from './keyword-picker.tsx';
import * as messages from './messages.ts';
import { totalForecast } from './total-forecast.ts';

interface CheckFormProps {
  keyword: Keyword;
  available: readonly Channel[];
  chosen: readonly Channel[];
  /** Assistants that have been asked and have not answered, and since when. */
  waiting: readonly { channel: Channel; asked_at_ms: number }[];
  /** Of the chosen assistants; null while one is missing. */
  forecasts: readonly Forecast[] | null;
  canCheck: boolean;
  onChoose: (keywordId: string) => void;
  onToggle: (channel: Channel) => void;
  onCheck: () => void;
}

/** Picks a keyword and the assistants, and asks them. */
export function CheckForm(props: CheckFormProps) {
  const { keyword, available, chosen, waiting, forecasts, canCheck } = props;
  const isChecking = waiting.length > 0;
  const ask =
    forecasts && forecasts.length > 0
      ? messages.checkVisibilityAtMost({ cost: usdInWords(totalForecast(forecasts).cost_ceiling_usd) })
      : messages.checkVisibility;
  return (
    <div className={styles.form}>
      <KeywordPicker keyword={keyword} onChoose={props.onChoose} />
      {available.length > 0 && (
        <>
          <ChannelToggles available={available} chosen={chosen} onToggle={props.onToggle} />
          <Button
            look="primary"
            className={styles.ask}
            disabled={isChecking || chosen.length === 0 || !canCheck}
            onClick={props.onCheck}
          >
            {isChecking ? messages.checking : ask}
          </Button>
        </>
      )}
      <div className={styles.note} aria-live="polite">
        {isChecking ? (
          <Waiting waiting={waiting} />
        ) : available.length > 0 && chosen.length === 0 ? (
          messages.chooseAtLeastOneAssistant
        ) : (
          <CheckForecast forecasts={forecasts} />
        )}
      </div>
    </div>
  );
}

function Waiting({ waiting }: Pick<CheckFormProps, 'waiting'>) {
  const names = waiting.map(({ channel }) => CHANNEL_LABELS[channel]);
  const since_ms = Math.min(...waiting.map(({ asked_at_ms }) => asked_at_ms));
  return richText(
    messages.askingAssistants({
      count: names.length,
      names: listInWords(names),
      seconds: () => <ElapsedSeconds since_ms={since_ms} />,
    }),
  );
}
