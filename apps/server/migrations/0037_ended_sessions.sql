-- However a session ends (signed out, revoked, its account set inactive), every process ends the streams it opened.
create function auth.say_ended_sessions() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('answerscope_ended_sessions', user_id::text)
    from (select distinct gone.user_id from gone) as whose;
  return null;
end $$;
--> statement-breakpoint
create trigger say_ended_sessions after delete on auth.session
  referencing old table as gone for each statement execute function auth.say_ended_sessions();
