import { BrandData, type BrandProfile } from '@answerscope/contract';

/** The fields of the form; '' is none. */
export type IdentityValues = Record<IdentityField, string>;
export type IdentityField = Exclude<keyof BrandData, 'is_active'>;

export const IDENTITY_FIELDS = Object.keys(BrandData.shape).filter(
  (name): name is IdentityField => name !== 'is_active',
);

/** What a brand profile says, as its form holds it. */
export function toIdentityValues(brand: BrandProfile | null): IdentityValues {
  return Object.fromEntries(IDENTITY_FIELDS.map((name) => [name, brand?.[name] ?? ''])) as IdentityValues;
}

/** What the form holds as it is sent: an empty choice is none. */
export function toBrandData(values: IdentityValues): BrandData {
  return BrandData.parse(
    Object.fromEntries(
      IDENTITY_FIELDS.map((name) => [name, values[name].trim() === '' ? null : values[name]]),
    ),
  );
}
