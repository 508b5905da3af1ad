import { commaList, numberInWords, type ThemeFigures } from '@answerscope/contract';
import { IconPencil, IconStar, IconTrash } from '@tabler/icons-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RangeBar } from '../../ui/chart/range-bar.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { AssistantCounts } from './assistant-counts.tsx';
import * as sharedMessages from './messages.ts';
import { OpenAnswers } from './open-answers.tsx';
import { categoryInWords } from './theme-category.ts';
import * as messages from './theme-messages.ts';
import styles from './theme-table.module.css';

interface ThemeTableProps {
  /** Null while they load. */
  themes: readonly ThemeFigures[] | null;
  /** Answers that name the company. */
  naming: number;
  onOpen: (theme: ThemeFigures) => void;
  onChange: (theme: ThemeFigures) => void;
  onDelete: (theme: ThemeFigures) => void;
}

/** Each theme with how many of the answers that name the company say it. */
export function ThemeTable({ themes, naming, onOpen, onChange, onDelete }: ThemeTableProps) {
  const columns: Column<ThemeFigures>[] = [
    {
      key: 'theme',
      header: messages.theme,
      isMain: true,
      width: '300px',
      cell: (theme) => <ThemeName theme={theme} />,
    },
    {
      key: 'said',
      header: messages.saidInAnswers,
      width: '216px',
      cell: (theme) => (
        <span className={styles.said}>
          <OpenAnswers
            label={theme.theme_name}
            share={{ answers: theme.mention_frequency, of: naming, interval: theme.interval }}
            onOpen={() => onOpen(theme)}
          />
          {theme.strength_score !== null && (
            <RangeBar value={theme.strength_score} range={theme.interval ?? undefined} isOwn />
          )}
        </span>
      ),
    },
    {
      key: 'beside',
      header: messages.besideYourName,
      width: '136px',
      align: 'end',
      cell: ({ beside_brand, mention_frequency }) =>
        mention_frequency === 0
          ? null
          : sharedMessages.answersOf({ answers: beside_brand, of: mention_frequency }),
    },
    {
      key: 'sentiment',
      header: messages.sentiment,
      width: '112px',
      cell: ({ sentiment_score, statements, praise, criticism }) =>
        statements === 0 ? (
          <span className="faint">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{messages.none}</span>
          </span>
        ) : (
          <span className={styles.sentiment} title={sharedMessages.statementCount({ count: statements })}>
            {sentiment_score !== null && <b>{scoreInWords(sentiment_score)}</b>}{' '}
            <span className="quiet">{messages.praiseAndCriticism({ praise, criticism })}</span>
          </span>
        ),
    },
    {
      key: 'assistants',
      header: sharedMessages.byAssistant,
      width: '112px',
      isBareOnPhone: true,
      cell: ({ channels }) => (channels.length === 0 ? null : <AssistantCounts channels={channels} />),
    },
    {
      key: 'actions',
      header: sharedMessages.actions,
      hidesHeader: true,
      width: '96px',
      align: 'end',
      cell: (theme) => (
        <span className={styles.actions}>
          <Button
            look="quiet"
            size="small"
            isIcon
            aria-label={messages.changeNamed({ theme: theme.theme_name })}
            onClick={() => onChange(theme)}
          >
            <IconPencil size={16} stroke={1.75} />
          </Button>
          <Button
            look="quiet"
            size="small"
            isIcon
            aria-label={messages.deleteNamed({ theme: theme.theme_name })}
            onClick={() => onDelete(theme)}
          >
            <IconTrash size={16} stroke={1.75} />
          </Button>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={messages.themes}
      columns={columns}
      rows={themes}
      rowKey={({ id }) => id}
      expectedRows={3}
    />
  );
}

/** '+0.4': praise less criticism, as a share of the statements. */
function scoreInWords(score: number): string {
  return numberInWords(score, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

function ThemeName({ theme }: { theme: ThemeFigures }) {
  const { theme_name, theme_category, keywords, is_core_theme, pillar_text } = theme;
  return (
    <span className={styles.theme}>
      <span className={styles.name}>
        {theme_name}
        {is_core_theme && <Badge Icon={IconStar} label={messages.core} />}
      </span>
      <span className={styles.words}>
        {theme_category && `${categoryInWords(theme_category)} · `}
        {keywords.length === 0 ? messages.byItsName : commaList(keywords)}
      </span>
      {pillar_text !== null && (
        <span className={styles.words}>{messages.ofPillar({ pillar: pillar_text })}</span>
      )}
    </span>
  );
}
