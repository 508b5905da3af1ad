import type { Profile } from '@answerscope/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAppClients } from '../../lib/app-clients.tsx';
import { SelectField } from '../../ui/field.tsx';
import { loadCategories, loadSubcategories, topicOptions } from './business-topics.ts';
import * as messages from './messages.ts';

/** Ids; '' while none is chosen. */
export interface BusinessTopicIds {
  business_category_id: string;
  business_subcategory_id: string;
}

interface BusinessFieldsProps {
  /** What was chosen before stays to be chosen. */
  profile: Pick<Profile, 'business_category' | 'business_subcategory'>;
  value: BusinessTopicIds;
  errors: { business_category_id?: ReactNode; business_subcategory_id?: ReactNode };
  onChange: (value: BusinessTopicIds) => void;
}

/** A list that came is good for this visit; one that did not come is asked for again. */
const keptOnceLoaded = (query: { state: { data?: readonly unknown[] | undefined } }) =>
  query.state.data?.length ? Number.POSITIVE_INFINITY : 0;

/** What a company does: a category, and a part of it. Another category clears the part. */
export function BusinessFields({ profile, value, errors, onChange }: BusinessFieldsProps) {
  const { api, queries } = useAppClients();
  const { business_category_id: categoryId, business_subcategory_id: subcategoryId } = value;
  const categories = useQuery({
    queryKey: queries.topics.get_topic_categories.key(),
    queryFn: () => loadCategories(api.topics),
    staleTime: keptOnceLoaded,
  });
  const subcategories = useQuery({
    queryKey: queries.topics.list_topic_subcategories.key({ input: { category_id: categoryId } }),
    queryFn: () => loadSubcategories(api.topics, categoryId),
    enabled: categoryId !== '',
    staleTime: keptOnceLoaded,
  });
  const { business_category, business_subcategory } = profile;
  const isAsBefore = categoryId === business_category?.id;
  return (
    <>
      <SelectField
        label={messages.businessCategory}
        error={errors.business_category_id}
        value={categoryId}
        options={topicOptions(categories.data ?? [], {
          chosen: business_category,
          none: categories.isPending ? messages.loading : messages.chooseACategory,
        })}
        onChange={({ currentTarget }) =>
          onChange({ business_category_id: currentTarget.value, business_subcategory_id: '' })
        }
      />
      <SelectField
        label={messages.businessSubcategory}
        hint={categoryId === '' ? messages.chooseACategoryFirst : undefined}
        error={errors.business_subcategory_id}
        value={subcategoryId}
        disabled={categoryId === ''}
        options={topicOptions(subcategories.data ?? [], {
          chosen: isAsBefore ? business_subcategory : null,
          none:
            subcategories.isFetching && !subcategories.data ? messages.loading : messages.chooseASubcategory,
        })}
        onChange={({ currentTarget }) => onChange({ ...value, business_subcategory_id: currentTarget.value })}
      />
    </>
  );
}
