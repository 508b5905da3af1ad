import { isTypedOn } from '../../lib/typed-text.ts';
import { SelectField } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './report-filters.module.css';
import { type ReportSearch, SHOWN_KEYWORDS, withShow, withText } from './report-search.ts';

/** Shorter than most pauses between two keys of a word. */
const TYPING_PAUSE_MS = 80;

interface ReportFiltersProps {
  search: ReportSearch;
  /** The first page of what is left; `replaces` when it is no step of its own to go back to. */
  onChange: (search: ReportSearch, replaces: boolean) => void;
}

/** Search in the keywords of a report, and which of them are shown. */
export function ReportFilters({ search, onChange }: ReportFiltersProps) {
  return (
    <search className={styles.filters}>
      <SearchField
        placeholder="Keyword"
        value={search.search}
        pauseMs={TYPING_PAUSE_MS}
        onSearch={(text = '') =>
          onChange(withText(search, text), isTypedOn(search.search, text || undefined))
        }
      />
      <SelectField
        label="Show"
        value={search.show ?? ''}
        options={[
          { value: '', label: 'All keywords' },
          ...SHOWN_KEYWORDS.map(({ show: value, label }) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = SHOWN_KEYWORDS.find(({ show }) => show === currentTarget.value);
          onChange(withShow(search, chosen?.show), false);
        }}
      />
    </search>
  );
}
