import {
  AliasList,
  CompanyUrl,
  type Competitor,
  CompetitorDescription,
  CompetitorNote,
  KeyStrengths,
  NameText,
  ProductList,
} from '@answerscope/contract';
import { useForm } from '@mantine/form';
import { type InputHTMLAttributes, useId } from 'react';
import { toLines, toNames } from '../../domain/names/name-lines.ts';
import { firstMessage } from '../../lib/first-message.ts';
import { useSaving } from '../../lib/use-saving.ts';
import { websiteInput } from '../../lib/website-input.ts';
import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import styles from './brand-forms.module.css';
import { useAddCompetitor, useChangeCompetitor } from './brand-writes.ts';
import * as messages from './messages.ts';

const shortText = firstMessage(CompetitorNote);

/** What people mostly write there; any other words will do. */
const RELATIONSHIPS = [
  messages.directCompetitor,
  messages.indirectCompetitor,
  messages.substitute,
  messages.partner,
];
const MARKET_POSITIONS = [messages.leader, messages.challenger, messages.follower, messages.niche];
const STRENGTHS = [messages.strong, messages.moderate, messages.weak];

interface CompetitorDialogProps {
  /** Null for a new one. */
  competitor: Competitor | null;
  onClose: () => void;
}

/** A competitor and the names it is found by in answers. */
export default function CompetitorDialog({ competitor, onClose }: CompetitorDialogProps) {
  const add = useAddCompetitor();
  const change = useChangeCompetitor();
  const isPending = add.isPending || change.isPending;
  const saving = useSaving();
  const form = useForm({
    initialValues: {
      competitor_name: competitor?.competitor_name ?? '',
      competitor_url: competitor?.competitor_url ?? '',
      aliases: toLines(competitor?.aliases ?? []),
      products: toLines(competitor?.products ?? []),
      description: competitor?.description ?? '',
      relationship_type: competitor?.relationship_type ?? '',
      industry: competitor?.industry ?? '',
      market_position: competitor?.market_position ?? '',
      competitive_strength: competitor?.competitive_strength ?? '',
      key_strengths: toLines(competitor?.key_strengths ?? []),
    },
    validate: {
      competitor_name: firstMessage(NameText),
      competitor_url: firstMessage(CompanyUrl),
      aliases: (text) => firstMessage(AliasList)(toNames(text)),
      products: (text) => firstMessage(ProductList)(toNames(text)),
      description: firstMessage(CompetitorDescription),
      relationship_type: shortText,
      industry: shortText,
      market_position: shortText,
      competitive_strength: shortText,
      key_strengths: (text) => firstMessage(KeyStrengths)(toNames(text)),
    },
  });
  const submit = form.onSubmit(async ({ competitor_url, aliases, products, key_strengths, ...texts }) => {
    const fields = {
      ...texts,
      competitor_url: competitor_url.trim() || null,
      aliases: toNames(aliases),
      products: toNames(products),
      key_strengths: toNames(key_strengths),
    };
    const isSaved = await saving.save(form, () =>
      competitor ? change.write({ id: competitor.id, ...fields }) : add.write(fields),
    );
    if (isSaved) onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={
        competitor
          ? messages.changeNamed({ competitor: competitor.competitor_name })
          : messages.addACompetitor
      }
      confirmLabel={isPending ? messages.saving : messages.saveCompetitor}
      isDisabled={isPending}
      onConfirm={() => submit()}
      onClose={onClose}
    >
      <form className={styles.column} noValidate onSubmit={submit}>
        <TextField
          label={messages.name}
          autoFocus
          autoComplete="off"
          required
          {...form.getInputProps('competitor_name')}
        />
        <TextField
          label={messages.website}
          isOptional
          inputMode="url"
          placeholder={messages.websiteExample}
          autoComplete="off"
          hint={messages.websiteHint}
          {...websiteInput(form, 'competitor_url')}
        />
        <Fold
          title={messages.namesAndProducts}
          isOpenAtFirst={competitor !== null && competitor.aliases.length + competitor.products.length > 0}
        >
          <TextAreaField
            label={messages.otherNames}
            isOptional
            rows={2}
            hint={messages.oneEntryPerLine}
            {...form.getInputProps('aliases')}
          />
          <TextAreaField
            label={messages.products}
            isOptional
            rows={2}
            hint={messages.oneEntryPerLine}
            {...form.getInputProps('products')}
          />
        </Fold>
        <Fold title={messages.yourNotes} note={messages.forYouToRemember}>
          <TextAreaField
            label={messages.description}
            isOptional
            rows={2}
            {...form.getInputProps('description')}
          />
          <div className={styles.two}>
            <NoteField
              label={messages.relationship}
              ideas={RELATIONSHIPS}
              {...form.getInputProps('relationship_type')}
            />
            <TextField
              label={messages.industry}
              isOptional
              autoComplete="off"
              {...form.getInputProps('industry')}
            />
            <NoteField
              label={messages.marketPosition}
              ideas={MARKET_POSITIONS}
              {...form.getInputProps('market_position')}
            />
            <NoteField
              label={messages.competitiveStrength}
              ideas={STRENGTHS}
              {...form.getInputProps('competitive_strength')}
            />
          </div>
          <TextAreaField
            label={messages.keyStrengths}
            isOptional
            rows={2}
            hint={messages.oneEntryPerLine}
            {...form.getInputProps('key_strengths')}
          />
        </Fold>
        {saving.refusal && <Alert tone="negative">{saving.refusal}</Alert>}
      </form>
    </ConfirmDialog>
  );
}

type NoteFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; ideas: readonly string[] };

/** A line of text with ideas for it. */
function NoteField({ ideas, ...field }: NoteFieldProps) {
  const id = useId();
  return (
    <div>
      <TextField isOptional autoComplete="off" list={id} {...field} />
      <datalist id={id}>
        {ideas.map((idea) => (
          <option key={idea} value={idea} />
        ))}
      </datalist>
    </div>
  );
}
