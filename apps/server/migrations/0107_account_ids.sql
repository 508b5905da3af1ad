ALTER TABLE "api_keys" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "summaries" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "topic_idea_choices" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "topic_idea_askings" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "user_plan_usage" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "user_plan_history" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "plan_grants" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "stripe_customers" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "user_subscription_status" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "checkout_sessions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "coupon_redemptions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "payment_drifts" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "spend_months" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_revisions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brands" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_namesakes" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "competitors" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "companies" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_profiles" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_messaging_pillars" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_questions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_themes" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "keywords" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "tags" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "keyword_tag_relations" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "tag_activity" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "keyword_generations" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "keyword_suggestions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "surfaces" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "judgements" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "check_runs" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "run_channels" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "check_run_items" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "check_attempts" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "check_samples" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "answers" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "verdicts" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "company_mentions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "uncounted_answers" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "unread_answers" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "statements" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "stance_readings" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "statement_marks" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "brand_facts" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "counting_leases" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "counted_answers" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "verdict_feedback" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "omega_ranking_overrides" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "answer_citations" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "visibility_results" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "reports" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "report_revisions" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "report_keywords" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "report_domains" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "report_companies" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "refresh_tracking" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "own_analytics_reports" RENAME COLUMN "user_id" TO "account_id";--> statement-breakpoint
ALTER TABLE "own_analytics_reports" RENAME CONSTRAINT "own_analytics_reports_user_id_report_type_from_day_to_day_pk" TO "own_analytics_reports_account_id_report_type_from_day_to_day_pk";--> statement-breakpoint
ALTER TABLE "answer_citations" RENAME CONSTRAINT "answer_citations_user_id_answer_id_position_pk" TO "answer_citations_account_id_answer_id_position_pk";--> statement-breakpoint
ALTER TABLE "answers" RENAME CONSTRAINT "answers_user_id_id_pk" TO "answers_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "counted_answers" RENAME CONSTRAINT "counted_answers_user_id_answer_id_pk" TO "counted_answers_account_id_answer_id_pk";--> statement-breakpoint
ALTER TABLE "judgements" RENAME CONSTRAINT "judgements_user_id_id_pk" TO "judgements_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "surfaces" RENAME CONSTRAINT "surfaces_user_id_hash_pk" TO "surfaces_account_id_hash_pk";--> statement-breakpoint
ALTER TABLE "verdicts" RENAME CONSTRAINT "verdicts_user_id_answer_id_judgement_id_pk" TO "verdicts_account_id_answer_id_judgement_id_pk";--> statement-breakpoint
ALTER TABLE "visibility_results" RENAME CONSTRAINT "visibility_results_user_id_keyword_id_channel_pk" TO "visibility_results_account_id_keyword_id_channel_pk";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" RENAME CONSTRAINT "auxiliary_verdicts_user_id_id_pk" TO "auxiliary_verdicts_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "company_mentions" RENAME CONSTRAINT "company_mentions_user_id_answer_id_judgement_id_company_key_pk" TO "company_mentions_account_id_answer_id_judgement_id_company_key_pk";--> statement-breakpoint
ALTER TABLE "uncounted_answers" RENAME CONSTRAINT "uncounted_answers_user_id_answer_id_judgement_id_pk" TO "uncounted_answers_account_id_answer_id_judgement_id_pk";--> statement-breakpoint
ALTER TABLE "unread_answers" RENAME CONSTRAINT "unread_answers_user_id_answer_id_judgement_id_pk" TO "unread_answers_account_id_answer_id_judgement_id_pk";--> statement-breakpoint
ALTER TABLE "verdict_feedback" RENAME CONSTRAINT "verdict_feedback_user_id_answer_id_judgement_id_pk" TO "verdict_feedback_account_id_answer_id_judgement_id_pk";--> statement-breakpoint
ALTER TABLE "brand_messaging_pillars" RENAME CONSTRAINT "brand_messaging_pillars_user_id_brand_id_sort_order_pk" TO "brand_messaging_pillars_account_id_brand_id_sort_order_pk";--> statement-breakpoint
ALTER TABLE "brand_profiles" RENAME CONSTRAINT "brand_profiles_user_id_id_pk" TO "brand_profiles_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "brand_questions" RENAME CONSTRAINT "brand_questions_user_id_brand_id_place_pk" TO "brand_questions_account_id_brand_id_place_pk";--> statement-breakpoint
ALTER TABLE "brand_themes" RENAME CONSTRAINT "brand_themes_user_id_id_pk" TO "brand_themes_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "brand_namesakes" RENAME CONSTRAINT "brand_namesakes_user_id_id_pk" TO "brand_namesakes_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "brand_revisions" RENAME CONSTRAINT "brand_revisions_user_id_revision_pk" TO "brand_revisions_account_id_revision_pk";--> statement-breakpoint
ALTER TABLE "competitors" RENAME CONSTRAINT "competitors_user_id_id_pk" TO "competitors_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "companies" RENAME CONSTRAINT "companies_user_id_key_pk" TO "companies_account_id_key_pk";--> statement-breakpoint
ALTER TABLE "check_attempts" RENAME CONSTRAINT "check_attempts_user_id_id_pk" TO "check_attempts_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "check_run_items" RENAME CONSTRAINT "check_run_items_user_id_run_id_channel_keyword_id_pk" TO "check_run_items_account_id_run_id_channel_keyword_id_pk";--> statement-breakpoint
ALTER TABLE "check_runs" RENAME CONSTRAINT "check_runs_user_id_id_pk" TO "check_runs_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "check_samples" RENAME CONSTRAINT "check_samples_user_id_run_id_channel_keyword_id_sample_no_pk" TO "check_samples_account_id_run_id_channel_keyword_id_sample_no_pk";--> statement-breakpoint
ALTER TABLE "run_channels" RENAME CONSTRAINT "run_channels_user_id_run_id_channel_pk" TO "run_channels_account_id_run_id_channel_pk";--> statement-breakpoint
ALTER TABLE "coupon_redemptions" RENAME CONSTRAINT "coupon_redemptions_user_id_id_pk" TO "coupon_redemptions_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "keyword_generations" RENAME CONSTRAINT "keyword_generations_user_id_id_pk" TO "keyword_generations_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "keyword_suggestions" RENAME CONSTRAINT "keyword_suggestions_user_id_id_pk" TO "keyword_suggestions_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "topic_idea_askings" RENAME CONSTRAINT "topic_idea_askings_user_id_id_pk" TO "topic_idea_askings_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "topic_idea_choices" RENAME CONSTRAINT "topic_idea_choices_user_id_idea_key_pk" TO "topic_idea_choices_account_id_idea_key_pk";--> statement-breakpoint
ALTER TABLE "keywords" RENAME CONSTRAINT "keywords_user_id_id_pk" TO "keywords_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "omega_ranking_overrides" RENAME CONSTRAINT "omega_ranking_overrides_user_id_id_pk" TO "omega_ranking_overrides_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "checkout_sessions" RENAME CONSTRAINT "checkout_sessions_user_id_id_pk" TO "checkout_sessions_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "payment_drifts" RENAME CONSTRAINT "payment_drifts_user_id_reconciliation_id_pk" TO "payment_drifts_account_id_reconciliation_id_pk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "payments_user_id_id_pk" TO "payments_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "subscriptions" RENAME CONSTRAINT "subscriptions_user_id_id_pk" TO "subscriptions_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "plan_grants" RENAME CONSTRAINT "plan_grants_user_id_id_pk" TO "plan_grants_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "spend_months" RENAME CONSTRAINT "spend_months_user_id_month_pk" TO "spend_months_account_id_month_pk";--> statement-breakpoint
ALTER TABLE "user_plan_history" RENAME CONSTRAINT "user_plan_history_user_id_id_pk" TO "user_plan_history_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "user_plan_usage" RENAME CONSTRAINT "user_plan_usage_user_id_month_year_pk" TO "user_plan_usage_account_id_month_year_pk";--> statement-breakpoint
ALTER TABLE "refresh_tracking" RENAME CONSTRAINT "refresh_tracking_user_id_channel_pk" TO "refresh_tracking_account_id_channel_pk";--> statement-breakpoint
ALTER TABLE "report_companies" RENAME CONSTRAINT "report_companies_user_id_report_id_judgement_id_company_key_pk" TO "report_companies_account_id_report_id_judgement_id_company_key_pk";--> statement-breakpoint
ALTER TABLE "report_domains" RENAME CONSTRAINT "report_domains_user_id_report_id_judgement_id_domain_pk" TO "report_domains_account_id_report_id_judgement_id_domain_pk";--> statement-breakpoint
ALTER TABLE "report_keywords" RENAME CONSTRAINT "report_keywords_user_id_report_id_judgement_id_keyword_id_pk" TO "report_keywords_account_id_report_id_judgement_id_keyword_id_pk";--> statement-breakpoint
ALTER TABLE "report_revisions" RENAME CONSTRAINT "report_revisions_user_id_report_id_judgement_id_pk" TO "report_revisions_account_id_report_id_judgement_id_pk";--> statement-breakpoint
ALTER TABLE "reports" RENAME CONSTRAINT "reports_user_id_id_pk" TO "reports_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "stance_readings" RENAME CONSTRAINT "stance_readings_user_id_id_pk" TO "stance_readings_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "statement_marks" RENAME CONSTRAINT "statement_marks_user_id_answer_id_kind_start_offset_end_offset_pk" TO "statement_marks_account_id_answer_id_kind_start_offset_end_offset_pk";--> statement-breakpoint
ALTER TABLE "statements" RENAME CONSTRAINT "statements_user_id_answer_id_judgement_id_position_pk" TO "statements_account_id_answer_id_judgement_id_position_pk";--> statement-breakpoint
ALTER TABLE "summaries" RENAME CONSTRAINT "summaries_user_id_due_on_pk" TO "summaries_account_id_due_on_pk";--> statement-breakpoint
ALTER TABLE "keyword_tag_relations" RENAME CONSTRAINT "keyword_tag_relations_user_id_keyword_id_tag_id_pk" TO "keyword_tag_relations_account_id_keyword_id_tag_id_pk";--> statement-breakpoint
ALTER TABLE "tag_activity" RENAME CONSTRAINT "tag_activity_user_id_id_pk" TO "tag_activity_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "tags" RENAME CONSTRAINT "tags_user_id_id_pk" TO "tags_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME CONSTRAINT "webhook_deliveries_user_id_id_pk" TO "webhook_deliveries_account_id_id_pk";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" RENAME CONSTRAINT "webhook_endpoints_user_id_id_pk" TO "webhook_endpoints_account_id_id_pk";--> statement-breakpoint
-- The text of a function does not follow a column that is renamed.
create or replace function public.refuse_change_of_verdict() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.account_id, new.answer_id, new.judgement_id) = (old.account_id, old.answer_id, old.judgement_id) and exists (
    select from public.auxiliary_verdicts x
    where x.account_id = old.account_id and x.answer_id = old.answer_id and x.state = 'decided'
      and x.verdicts_before ? old.judgement_id::text)
  then
    return new;
  end if;
  raise exception '% is insert-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
-- Jobs that wait, and those that were given up, name the account by the same word.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = (data - 'user_id') || jsonb_build_object('account_id', data -> 'user_id') where data ? 'user_id';
  end if;
end
$$;
