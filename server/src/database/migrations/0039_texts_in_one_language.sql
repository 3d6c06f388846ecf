-- A new service with texts in one language has no stale texts: imports of 100,000 services need not call the function.
DROP TRIGGER services_mark_stale_texts ON services;
CREATE TRIGGER services_mark_stale_texts BEFORE UPDATE
  OF service_summary, service_summary_es, description, description_es, age, age_es, agreed_texts
  ON services FOR EACH ROW EXECUTE FUNCTION mark_stale_texts();
CREATE TRIGGER services_mark_new_texts BEFORE INSERT ON services FOR EACH ROW
  WHEN (NEW.service_summary_es <> '' OR NEW.description_es <> '' OR NEW.age_es <> '')
  EXECUTE FUNCTION mark_stale_texts();
