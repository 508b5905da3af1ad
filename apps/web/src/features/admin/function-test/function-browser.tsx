import type { ListedFunction } from '@answerscope/contract';
import { NoMatch } from '../../../ui/no-match.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { findFunctions } from './find-functions.ts';
import { FunctionList } from './function-list.tsx';
import type { FunctionSearch } from './function-search.ts';
import styles from './function-test.module.css';
import * as messages from './messages.ts';

const KINDS = [
  { value: 'all', label: messages.all },
  { value: 'read', label: messages.reads },
  { value: 'write', label: messages.writes },
] as const;

interface FunctionBrowserProps {
  functions: readonly ListedFunction[];
  search: FunctionSearch;
  /** Changes what the address says. */
  onSearch: (change: FunctionSearch) => void;
}

/** Every function, narrowed by what the address says. */
export function FunctionBrowser({ functions, search, onSearch }: FunctionBrowserProps) {
  const { q, kind, open } = search;
  const groups = findFunctions(functions, search);
  const isSearched = q !== undefined || kind !== undefined;
  const clear = () => onSearch({});
  return (
    <div className={styles.suite}>
      <FilterBar
        search={
          <SearchField
            placeholder={messages.nameAddressOrSummary}
            value={q}
            onSearch={(typed) => onSearch({ ...search, q: typed })}
          />
        }
        active={kind === undefined ? 0 : 1}
        onClear={isSearched ? clear : null}
      >
        <Segmented
          label={messages.kind}
          value={kind ?? 'all'}
          options={KINDS}
          onChange={(value) => onSearch({ ...search, kind: value === 'all' ? undefined : value })}
        />
      </FilterBar>
      {groups.length === 0 ? (
        <NoMatch text={messages.noFunctionHasThese} onClear={clear} />
      ) : (
        <FunctionList
          groups={groups}
          isSearched={isSearched}
          open={open}
          onOpen={(name) => onSearch({ ...search, open: name })}
        />
      )}
    </div>
  );
}
