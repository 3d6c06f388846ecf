-- A sentence in the chat that was urgent, but that the chat did not recognize as a danger. It is stored with consent, and alone.
ALTER TABLE feedbacks
  DROP CONSTRAINT feedbacks_type_check,
  ADD CONSTRAINT feedbacks_type_check CHECK (type IN ('SERVICE', 'CLAIM', 'APP', 'URGENT')),
  ADD CONSTRAINT feedbacks_urgent_is_anonymous CHECK (
    type <> 'URGENT'
    OR (email, phone, name, title, organization_name, orgnization_website) = ('', '', '', '', '', '')
    AND service_id IS NULL AND longitude IS NULL AND latitude IS NULL
  );
