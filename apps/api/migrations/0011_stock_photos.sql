-- Which photo of a stock-photo service a picture is, as its service told; null: it is none.
alter table attachments add column stock_photo jsonb;
