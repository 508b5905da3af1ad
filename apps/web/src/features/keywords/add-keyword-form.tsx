import { type Keyword, KeywordText, TopicText } from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { firstMessage } from '../../lib/first-message.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import styles from './add-keyword-form.module.css';
import { reasonOf, useAddKeyword } from './use-add-keyword.ts';

interface AddKeywordFormProps {
  topics: readonly string[];
  onAdded?: ((keyword: Keyword) => void) | undefined;
}

/** One keyword, with a topic if it has one. What the server refuses comes back into the form. */
export function AddKeywordForm({ topics, onAdded }: AddKeywordFormProps) {
  const addKeyword = useAddKeyword({ onAdded });
  const form = useForm({
    initialValues: { keyword_text: '', topic_text: '' },
    validate: { keyword_text: firstMessage(KeywordText), topic_text: firstMessage(TopicText) },
  });

  const submit = form.onSubmit((entered) => {
    const keyword_text = KeywordText.parse(entered.keyword_text);
    const topic_text = TopicText.parse(entered.topic_text);
    form.setFieldValue('keyword_text', '');
    addKeyword.mutate(
      { keyword_text, topic_text, question_text: null },
      {
        onError(error) {
          if (form.getValues().keyword_text !== '') return;
          form.setFieldValue('keyword_text', entered.keyword_text);
          form.setFieldError('keyword_text', reasonOf(error));
        },
      },
    );
    form.getInputNode('keyword_text')?.focus();
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="New keyword"
        placeholder="What your customers look for, for example “coffee subscription”"
        autoComplete="off"
        {...form.getInputProps('keyword_text')}
      />
      <TextField
        label="Topic"
        isOptional
        placeholder="For example “Shop”"
        autoComplete="off"
        list="keyword-topics"
        {...form.getInputProps('topic_text')}
      />
      <datalist id="keyword-topics">
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <Button type="submit" look="primary">
        Add keyword
      </Button>
    </form>
  );
}
