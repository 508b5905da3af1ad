import {
  FRIENDLY_ERRORS,
  type KeywordTag,
  LIMITS,
  sentencesInWords,
  type Tag,
  TagName,
} from '@answerscope/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { TagBadge } from '../../domain/tag/tag-badge.tsx';
import { useQueries } from '../../lib/app-clients.tsx';
import { errorInWords } from '../../lib/error-in-words.ts';
import { failedLoad } from '../../lib/failed-load.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { Button } from '../../ui/button.tsx';
import { checkbox } from '../../ui/checkbox.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { TextField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { matchingTags, nextColor } from './matching-tags.ts';
import * as messages from './messages.ts';
import styles from './tag-choices.module.css';
import { useCreateTagNow } from './use-keep-tag.ts';

interface TagChoicesProps {
  label: string;
  chosen: readonly KeywordTag[];
  /** A tag can be added here, and is chosen then. */
  canCreate: boolean;
  /** Gets what is chosen from what was chosen by then: an added tag comes later than what is ticked meanwhile. */
  onChange: (after: (chosen: readonly KeywordTag[]) => readonly KeywordTag[]) => void;
}

/** My tags to choose from. Typing finds one; Enter chooses the one that is left, or adds a new one of that name. */
export function TagChoices({ label, chosen, canCreate, onChange }: TagChoicesProps) {
  const [typed, setTyped] = useState('');
  const list = useQuery(useQueries().tags.get_tags.queryOptions());
  const create = useCreateTagNow();
  const failure = failedLoad(list);
  const tags = list.data?.tags ?? [];
  const { found, isKnown } = matchingTags(tags, typed);
  const isFull = tags.length >= LIMITS.tags_max;
  const isNew = canCreate && list.isSuccess && typed.trim() !== '' && !isKnown && !isFull;
  const fault = isNew ? firstMessage(TagName)(typed) : null;

  const choose = ({ id, name, color }: Tag, isChosen: boolean) => {
    onChange((before) => {
      const others = before.filter((one) => one.id !== id);
      return isChosen ? [...others, { id, name, color }] : others;
    });
  };
  const add = () => {
    if (fault !== null || create.isPending) return;
    const tag = { name: TagName.parse(typed), color: nextColor(tags) };
    create.mutate(tag, {
      onSuccess(made) {
        setTyped('');
        choose(made, true);
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only] = found;
    if (isNew) add();
    else if (found.length === 1 && only && typed.trim() !== '') {
      choose(only, !chosen.some(({ id }) => id === only.id));
      setTyped('');
    }
  };

  if (failure) return <FailedPart title={messages.yourTagsNotLoaded} {...failure} />;
  return (
    <div className={styles.choices}>
      <TextField
        label={label}
        autoFocus
        autoComplete="off"
        placeholder={canCreate ? messages.findOrNameATag : messages.findATag}
        error={fault ?? (create.error && errorInWords(create.error))}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          create.reset();
        }}
      />
      {isNew && fault === null && (
        <Button className={styles.new} disabled={create.isPending} onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          {create.isPending ? messages.adding : messages.addNamed({ tag: typed.trim() })}
        </Button>
      )}
      <fieldset className={styles.list} aria-label={messages.tags} aria-busy={list.isPending}>
        {list.isPending && (
          <p className={styles.note}>
            <Skeleton width="50%" />
          </p>
        )}
        {found.map((tag) => (
          <label key={tag.id} className={styles.choice}>
            <input
              type="checkbox"
              className={checkbox}
              checked={chosen.some(({ id }) => id === tag.id)}
              onChange={(event) => choose(tag, event.currentTarget.checked)}
            />
            <TagBadge tag={tag} />
            <span className={styles.count}>{messages.keywordCount({ keywords: tag.keyword_count })}</span>
          </label>
        ))}
        {list.isSuccess && found.length === 0 && (
          <p className={styles.note}>
            {tags.length > 0
              ? canCreate && isFull
                ? sentencesInWords([messages.noTagHasThisName, FRIENDLY_ERRORS.tags.too_many])
                : messages.noTagHasThisName
              : canCreate
                ? messages.noTagsYetTypeAName
                : messages.noTagsYet}
          </p>
        )}
      </fieldset>
    </div>
  );
}
