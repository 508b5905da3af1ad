import { expect, it } from 'vitest';
import { missingInWords, promptInWords } from './profile-gaps.ts';

const whole = { company_name: 'Saldova', company_url: 'https://saldova.example', business_category_id: 'id' };

it('asks for what the profile really lacks', () => {
  expect(promptInWords({ ...whole, business_category_id: null })).toBe(
    'Add a business category in Basic Info.',
  );
  expect(promptInWords({ ...whole, company_url: null, business_category_id: null })).toBe(
    'Add the company website and a business category in Basic Info.',
  );
  expect(promptInWords({ ...whole, company_name: null })).toMatch(/^We need your company name/);
  expect(promptInWords(whole)).toBe('Check Basic Info and save it.');
  expect(missingInWords(whole)).toBeNull();
});
