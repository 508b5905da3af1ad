import type { BrandAnalytics, BrandTheme, ThemeFigures } from '@answerscope/contract';
import { IconPlus, IconQuote } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import {
  changedBehind,
  type SuggestedTheme,
  suggestThemes,
} from '../../features/brand-analysis/theme-list.ts';
import { ThemeSuggestions } from '../../features/brand-analysis/theme-suggestions.tsx';
import { ThemeTable } from '../../features/brand-analysis/theme-table.tsx';
import { useKeepTheme } from '../../features/brand-analysis/use-brand-analysis.ts';
import { errorInWords } from '../../lib/error-in-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Fold } from '../../ui/fold.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Panel } from '../../ui/page-frame.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './brand-analysis-page.module.css';
import * as messages from './messages.ts';

const BrandAnswersSheet = lazy(() => import('../../features/brand-analysis/brand-answers-sheet.tsx'));
const ThemeDialog = lazy(() => import('../../features/brand-analysis/theme-dialog.tsx'));

/** A theme that is being added or changed. */
export type ThemeDraft = Pick<SuggestedTheme, 'name' | 'pillar_text'> | { theme: ThemeFigures };

interface ThemesPanelProps {
  userId: string;
  analytics: BrandAnalytics;
  /** What the dialog is open with; null while it is closed. */
  draft: ThemeDraft | null;
  onDraft: (draft: ThemeDraft | null) => void;
}

/** The themes with their figures; they are added, changed and deleted here. */
export function ThemesPanel({ userId, analytics, draft, onDraft }: ThemesPanelProps) {
  const { basis, themes, pillars } = analytics;
  const keep = useKeepTheme(userId);
  const [deleting, setDeleting] = useState<BrandTheme | null>(null);
  const [open, setOpen] = useState<ThemeFigures | null>(null);
  const add = (
    <Button look="primary" onClick={() => onDraft({ name: '', pillar_text: null })}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {messages.addATheme}
    </Button>
  );
  const suggestions = suggestThemes(themes, pillars);
  return (
    <Panel title={messages.themes}>
      <div className={styles.add}>
        {themes.length === 0 ? (
          <EmptyState
            Icon={IconQuote}
            title={messages.noThemesYet}
            text={messages.aThemeSomethingOrWant}
            action={add}
          />
        ) : (
          <>
            <ThemeTable
              themes={themes}
              naming={basis.naming}
              onOpen={setOpen}
              onChange={(theme) => onDraft({ theme })}
              onDelete={setDeleting}
            />
            <div>{add}</div>
          </>
        )}
        <ThemeSuggestions suggestions={suggestions} onChoose={onDraft} />
      </div>
      {themes.length > 0 && (
        <Fold title={messages.howTheyAreCounted}>
          <p className="quiet">{messages.countedOverStoredAnswersMention}</p>
        </Fold>
      )}
      {open && (
        <LazyPart onClose={() => setOpen(null)}>
          <BrandAnswersSheet
            title={messages.answersThatSay({ theme: open.theme_name })}
            query={{ theme_id: open.id }}
            onClose={() => setOpen(null)}
          />
        </LazyPart>
      )}
      {draft && (
        <LazyPart onClose={() => onDraft(null)}>
          <ThemeDialog
            userId={userId}
            theme={'theme' in draft ? draft.theme : null}
            draft={'theme' in draft ? undefined : draft}
            themes={themes}
            pillars={pillars.map(({ pillar_text }) => pillar_text)}
            onClose={() => onDraft(null)}
          />
        </LazyPart>
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        title={messages.deleteThisTheme({ theme: deleting?.theme_name ?? '' })}
        confirmLabel={keep.isPending ? messages.deleting : messages.deleteTheme}
        isDangerous
        isDisabled={keep.isPending}
        onConfirm={() =>
          keep.mutate(
            { themes, opened: deleting, entry: null },
            {
              onSuccess: () => setDeleting(null),
              // What it is by now is deleted once that is confirmed.
              onError: (error) => setDeleting(changedBehind(error, deleting)?.theirs ?? deleting),
            },
          )
        }
        onClose={() => {
          setDeleting(null);
          keep.reset();
        }}
      >
        <p>{messages.itNoLongerLookedFor}</p>
        {keep.error && <Alert tone="negative">{errorInWords(keep.error)}</Alert>}
      </ConfirmDialog>
    </Panel>
  );
}
