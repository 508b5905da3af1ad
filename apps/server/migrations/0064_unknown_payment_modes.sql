-- In which mode plans were set up before that was kept is not known: an account with a live key may have no customer yet.
-- Until plans are set up anew, their first checkout finds it out.
UPDATE "plans" SET "stripe_set_up" = "stripe_set_up" || '{"is_live": null}'
WHERE "stripe_set_up" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "payment_set_ups" WHERE "state" = 'done');
