import type { ComponentProps } from 'react';
import { Faq } from '../../features/content/faq.tsx';
import { HowItMeasures } from '../../features/content/how-it-measures.tsx';
import { Integration } from '../../features/content/integration.tsx';
import { OperatorOffer } from '../../features/content/operator-offer.tsx';
import { Section } from '../../features/content/section.tsx';
import { Testimonials } from '../../features/content/testimonials.tsx';
import { PricingCards } from '../../features/plans/pricing-cards.tsx';
import { YearlyNote } from '../../features/plans/yearly-note.tsx';
import * as messages from './messages.ts';

interface BelowFirstScreenProps
  extends ComponentProps<typeof PricingCards>,
    Pick<ComponentProps<typeof Testimonials>, 'testimonials'>,
    ComponentProps<typeof OperatorOffer> {
  faq: ComponentProps<typeof Faq>['groups'];
}

export function BelowFirstScreen({ plans, claims, testimonials, faq, areExamples }: BelowFirstScreenProps) {
  return (
    <>
      <HowItMeasures />
      <Section id="pricing" title={messages.pricing} lede={messages.accountsBeginOnFree}>
        <PricingCards plans={plans} />
        <YearlyNote plans={plans} />
        <OperatorOffer claims={claims} areExamples={areExamples} />
      </Section>
      <Integration />
      <Testimonials testimonials={testimonials} hasExamples={areExamples} />
      <Faq groups={faq} />
    </>
  );
}
