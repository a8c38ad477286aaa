/**
 * Parameters that services add to an address when it is shared, mailed or advertised. They only tell where a visitor
 * came from. Own list: the lists of libraries lack half of these, or contain parameters that name a page on some sites.
 */
const names: ReadonlySet<string> = new Set(
  [
    // Search engines and their advertisements
    'gclid dclid gclsrc gbraid wbraid gad gad_source gad_campaignid srsltid ved usqp sxsrf _ga _gl msclkid yclid',
    'ysclid ymclid _openstat wickedid ef_id s_kwcid kenshoo_id',
    // Networks and messengers
    'fbclid fb_action_ids fb_action_types fb_source fb_ref mibextid sfnsn rdid share_url igsh igshid ig_rid ig_mid',
    'twclid ttclid tt_medium tt_content li_fat_id lipi licu trk trkcampaign trkemail trackingid rcm rdt_cid share_id',
    'epik scid sccid wprov tgclid si is_copy_url is_from_webapp sender_device share_app_id _branch_match_id',
    // Mails
    'mc_cid mc_eid mkt_tok _hsenc _hsmi __hssc __hstc __hsfp hsctatracking vero_id vero_conv oly_enc_id oly_anon_id',
    '__s _ke _kx dm_i ml_subscriber ml_subscriber_hash elqtrack elqtrackid elqcampaignid elqaid elqat bbeml',
    'sc_campaign sc_channel sc_content sc_medium sc_outcome sc_geo sc_country emci emdi ceid spmailingid spuserid',
    // News and their measuring
    'cmp cmpid cid_source ncid ocid smid smtyp s_cid icid intcid int_cmp intcmp xtor fsrc srnd sref reflink sharetype',
    'sharetoken share_source share_medium shared ref ref_src ref_url referer referrer guccounter guce_referrer',
    'guce_referrer_sig sara_ref sara_ecid wt_zmc wt_mc wt_mc_o wt.mc_id wt.zmc wt.tsrc ito ns_mchannel ns_source',
    'ns_campaign ns_linkname ns_fee asgtbndr asc_source leadsource taid soc_src soc_trk tsrc uuid_share',
    'unlocked_article_code giftcopy accesstoken_share spm scm rb_clickid otc partner_share cx_click ascsubtag',
  ].flatMap((line) => line.split(' ')),
);

/** Families of such parameters. */
const families =
  /^(?:utm|itm|mtm|pk|piwik|matomo|hsa|at_custom|at_campaign|at_medium|at_format|at_link|at_bbc|at_ptr)(?:_|$|\d)/;

/** Parameters that only some sites add: elsewhere the same names choose a page. */
const onSites: Readonly<Record<string, ReadonlySet<string>>> = {
  'x.com': new Set(['s', 't', 'cxt']),
  'twitter.com': new Set(['s', 't', 'cxt']),
  'tiktok.com': new Set(['_r', '_t', 'lang', 'refer', 'sec_uid', 'u_code']),
  'reddit.com': new Set(['context', 'rdt']),
  'medium.com': new Set(['source', 'sk']),
  'wsj.com': new Set(['mod', 'st']),
  'linkedin.com': new Set(['midtoken', 'midsig', 'eid', 'otptoken']),
  'facebook.com': new Set(['__tn__', '__cft__[0]', 'paipv', 'eav', '_rdr', 'ref_type']),
  'open.spotify.com': new Set(['context', 'nd', 'dlsi']),
  'vimeo.com': new Set(['fl', 'fe', 'share', 'autoplay']),
  'bbc.com': new Set(['facebook_page', 'pinned_post_locator', 'pinned_post_asset_id', 'pinned_post_type']),
};

/** Whether a parameter of an address of a host (without `www.` and the like) tells nothing about its page. */
export function isForSharing(name: string, host: string): boolean {
  const key = name.toLowerCase();
  return names.has(key) || families.test(key) || (onSites[host]?.has(key) ?? false);
}
