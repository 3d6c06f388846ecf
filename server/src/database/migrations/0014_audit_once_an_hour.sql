-- The same event in an hour is one entry, also if two requests record it at the same time.
LOCK TABLE audit_entries IN SHARE ROW EXCLUSIVE MODE;
WITH same AS (
  SELECT min(id::text)::uuid AS kept, array_agg(id) AS ids, sum(times)::int AS times, max(last_at) AS last_at
  FROM audit_entries
  GROUP BY kind, network, detail, user_id, actor_id, date_trunc('hour', first_at AT TIME ZONE 'UTC')
  HAVING count(*) > 1
), merged AS (
  UPDATE audit_entries e SET times = same.times, last_at = same.last_at FROM same WHERE e.id = same.kept
)
DELETE FROM audit_entries e USING same WHERE e.id = ANY (same.ids) AND e.id <> same.kept;
CREATE UNIQUE INDEX audit_entries_once_an_hour ON audit_entries
  (kind, network, detail, user_id, actor_id, date_trunc('hour', first_at AT TIME ZONE 'UTC')) NULLS NOT DISTINCT;
DROP INDEX audit_entries_same;
