-- The point of a picture that stays in sight when it is cropped, in percent of its width and height.
-- Pictures from before have none, and are cropped around their middle.
alter table attachments
  add column focus_x smallint check (focus_x between 0 and 100),
  add column focus_y smallint check (focus_y between 0 and 100);
