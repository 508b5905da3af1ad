import { CHANNELS, type Channel } from '@answerscope/contract';
import { channelOptions } from '../../domain/channel/channel-options.ts';
import { SelectField } from '../../ui/field.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './list-filters.module.css';
import * as messages from './messages.ts';

interface ListFiltersProps<Kind extends string> {
  kinds: {
    label: string;
    value: Kind | undefined;
    options: readonly { value: Kind | 'all'; label: string }[];
  };
  channel: Channel | undefined;
  search: string | undefined;
  placeholder: string;
  onChange: (part: {
    kind?: Kind | undefined;
    channel?: Channel | undefined;
    search?: string | undefined;
  }) => void;
}

/** Which rows of a list are shown, of which assistant, and by which words. */
export function ListFilters<Kind extends string>(props: ListFiltersProps<Kind>) {
  const { kinds, channel, search, placeholder, onChange } = props;
  return (
    <search className={styles.filters}>
      <Segmented
        label={kinds.label}
        hidesLabel
        value={kinds.value ?? 'all'}
        options={kinds.options}
        onChange={(value) => onChange({ kind: value === 'all' ? undefined : (value as Kind) })}
      />
      <PhoneFold label={messages.filters}>
        <SelectField
          label={messages.assistant}
          value={channel ?? ''}
          options={channelOptions(messages.allAssistants)}
          onChange={({ currentTarget }) =>
            onChange({ channel: CHANNELS.find((one) => one === currentTarget.value) })
          }
        />
        <SearchField
          placeholder={placeholder}
          value={search}
          onSearch={(text) => onChange({ search: text })}
        />
      </PhoneFold>
    </search>
  );
}
