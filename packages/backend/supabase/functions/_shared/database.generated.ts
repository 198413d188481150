// Written by pnpm generate: the types of the SQL functions of the database, and of the tables that the site reads.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      applications: {
        Row: {
          business_details: string;
          business_progress: string;
          business_strategy: string;
          business_team: string;
          company_name: string;
          created_at: string;
          current_location: string;
          email: string;
          first_answered_at: string | null;
          first_name: string;
          full_time: string;
          id: string;
          idempotency_key: string;
          landing_page: string | null;
          last_name: string;
          linkedin_url: string | null;
          next_step: string | null;
          next_step_on: string | null;
          note: string | null;
          owner: string | null;
          phone_number: string;
          referrer: string | null;
          revision: number;
          status: string;
          title: string;
          updated_at: string | null;
          user_id: string;
          utm_campaign: string | null;
          utm_content: string | null;
          utm_medium: string | null;
          utm_source: string | null;
          utm_term: string | null;
        };
      };
      leads: {
        Row: {
          city: string | null;
          created_at: string;
          email: string;
          first_answered_at: string | null;
          id: string;
          idempotency_key: string;
          inquiry_type: string;
          landing_page: string | null;
          message: string;
          name: string;
          next_step: string | null;
          next_step_on: string | null;
          note: string | null;
          owner: string | null;
          phone: string | null;
          referrer: string | null;
          revision: number;
          status: string;
          updated_at: string | null;
          utm_campaign: string | null;
          utm_content: string | null;
          utm_medium: string | null;
          utm_source: string | null;
          utm_term: string | null;
        };
      };
      sales: {
        Row: {
          created_at: string;
          id: string;
          next_step: string | null;
          next_step_on: string | null;
          note: string | null;
          owner: string | null;
          revision: number;
          status: string;
          subscription_id: string;
          updated_at: string | null;
        };
      };
      subscriptions: {
        Row: {
          cancel_at_period_end: boolean;
          customer_id: string | null;
          email: string | null;
          fetch_number: number;
          period_end: string;
          sold_at: string | null;
          status: string;
          stripe_id: string;
          tier: string | null;
          updated_at: string;
          user_id: string | null;
        };
      };
    };
    Views: {
      failed_outbox_rows: {
        Row: {
          application_id: string | null;
          attempts: number;
          channel: string;
          failed_at: string | null;
          id: number;
          kind: string;
          last_error: string | null;
          lead_id: string | null;
        };
      };
      inbox_items: {
        Row: {
          company: string | null;
          email: string | null;
          excerpt: string | null;
          first_answered_at: string | null;
          id: string | null;
          kind: string | null;
          landing_page: string | null;
          name: string | null;
          next_step: string | null;
          next_step_on: string | null;
          owner: string | null;
          place: string | null;
          received_at: string | null;
          referrer: string | null;
          status: string | null;
          utm_campaign: string | null;
          utm_medium: string | null;
          utm_source: string | null;
        };
      };
    };
    Functions: {
      add_order_placements: { Args: { p_addresses: string[]; p_order_id: string }; Returns: Json[] };
      apply_retention: { Args: Record<PropertyKey, never>; Returns: Json };
      approve_order_proof: { Args: { p_hash: string; p_order_id: string; p_version: number }; Returns: Json };
      begin_account_action: {
        Args: { p_action: string; p_session_id: string; p_user_hash: string; p_user_id: string };
        Returns: Json;
      };
      cancel_order: { Args: { p_order_id: string; p_reason: string }; Returns: Json[] };
      claim_outbox: {
        Args: { p_is_mail_refused?: boolean; p_lease_seconds: number; p_limit: number };
        Returns: {
          attempt: number;
          channel: string;
          created_at: string;
          id: number;
          key: string;
          kind: string;
          payload: Json;
        }[];
      };
      claim_placement_checks: {
        Args: { p_lease_seconds: number; p_limit: number };
        Returns: {
          address: string;
          id: number;
          links: string;
        }[];
      };
      claim_second_subscription: {
        Args: { p_lease_seconds: number };
        Returns: {
          attempt: number;
          subscription_id: string;
        }[];
      };
      delete_account: { Args: { p_user_id: string }; Returns: undefined };
      end_sessions: { Args: { p_ids: string[] }; Returns: number };
      export_account: { Args: { p_user_hash: string; p_user_id: string }; Returns: Json };
      fail_second_subscription: {
        Args: { p_attempt: number; p_error: string; p_subscription_id: string };
        Returns: undefined;
      };
      file_order: { Args: { p_order_id: string }; Returns: Json[] };
      finish_outbox_attempt: {
        Args: { p_attempt: number; p_error?: string; p_id: number; p_is_refused?: boolean };
        Returns: undefined;
      };
      finish_second_subscription: {
        Args: {
          p_currency: string;
          p_email: string;
          p_refunded_cents: number;
          p_subscription_id: string;
          p_tier: string;
        };
        Returns: undefined;
      };
      health: { Args: Record<PropertyKey, never>; Returns: Json };
      inbox: {
        Args: {
          p_before_at?: string;
          p_before_id?: string;
          p_kind?: string;
          p_limit?: number;
          p_search?: string;
          p_status?: string;
        };
        Returns: Json[];
      };
      inbox_counts: {
        Args: { p_kind?: string; p_search?: string };
        Returns: {
          items: number;
          status: string;
        }[];
      };
      inbox_entry: { Args: { p_id: string; p_kind: string }; Returns: Json[] };
      inbox_export: {
        Args: {
          p_before_at?: string;
          p_before_id?: string;
          p_kind?: string;
          p_limit?: number;
          p_search?: string;
          p_status?: string;
        };
        Returns: Json[];
      };
      is_staff: { Args: Record<PropertyKey, never>; Returns: boolean };
      keep_password: { Args: { p_secret: string }; Returns: boolean };
      list_orders: {
        Args: {
          p_after_at?: string;
          p_after_id?: string;
          p_after_waits_for?: string;
          p_limit?: number;
          p_search?: string;
          p_waits_for?: string;
        };
        Returns: Json[];
      };
      my_applications: {
        Args: Record<PropertyKey, never>;
        Returns: {
          company_name: string;
          id: string;
          sent_at: string;
        }[];
      };
      my_orders: { Args: Record<PropertyKey, never>; Returns: Json };
      my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          browser: string;
          id: string;
          is_current: boolean;
          last_used_at: string;
          signed_in_at: string;
        }[];
      };
      order_counts: {
        Args: { p_search?: string };
        Returns: {
          orders: number;
          waits_for: string;
        }[];
      };
      placement_report: { Args: { p_key: string }; Returns: Json };
      queue_daily_digest: { Args: { p_now?: string }; Returns: boolean };
      queue_order_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      read_order: { Args: { p_order_id: string }; Returns: Json[] };
      record_job_run: { Args: { p_job: string }; Returns: undefined };
      renew_report_key: { Args: { p_order_id: string }; Returns: Json };
      report_order: { Args: { p_order_id: string }; Returns: Json[] };
      report_signals: { Args: { p_address_hash: string; p_signals: Json }; Returns: number };
      request_order_changes: {
        Args: { p_changes: Json; p_order_id: string; p_version: number };
        Returns: Json;
      };
      retry_failed_outbox_row: { Args: { p_id: number }; Returns: boolean };
      save_customer: { Args: { p_customer_id: string; p_user_id: string }; Returns: Json };
      save_order_brief: { Args: { p_brief: Json; p_order_id: string; p_revision: number }; Returns: Json };
      save_placement_check: {
        Args: { p_answer: number; p_id: number; p_link_kind: string };
        Returns: undefined;
      };
      save_subscription: {
        Args: {
          p_cancel_at_period_end: boolean;
          p_customer_id: string;
          p_email: string;
          p_event_id: string;
          p_event_type: string;
          p_fetch_number: number;
          p_is_paid: boolean;
          p_period_end: string;
          p_period_start: string;
          p_status: string;
          p_subscription_id: string;
          p_tier: string;
        };
        Returns: Json;
      };
      send_order_brief: { Args: { p_brief: Json; p_order_id: string; p_revision: number }; Returns: Json };
      send_order_proof: {
        Args: { p_expected_version: number; p_order_id: string; p_text: string };
        Returns: Json[];
      };
      set_event_channels: { Args: { p_channels: string[] }; Returns: undefined };
      signals_of_last_week: {
        Args: Record<PropertyKey, never>;
        Returns: {
          detail: string;
          hits: number;
          kind: string;
          last_day: string;
          name: string;
          page: string;
        }[];
      };
      source_report: {
        Args: { p_from: string; p_to: string };
        Returns: {
          applications: number;
          dimension: string;
          leads: number;
          sales: number;
          value: string;
        }[];
      };
      staff_access: { Args: Record<PropertyKey, never>; Returns: string };
      staff_list: { Args: Record<PropertyKey, never>; Returns: string[] };
      submit_application: {
        Args: {
          p_account_email: string;
          p_application: Json;
          p_attribution: Json;
          p_idempotency_key: string;
          p_user_hash: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      submit_contact: {
        Args: {
          p_address_hash: string;
          p_attribution: Json;
          p_email_hash: string;
          p_idempotency_key: string;
          p_message: Json;
          p_network_hash: string;
        };
        Returns: Json;
      };
      subscription_status: { Args: { p_user_id: string }; Returns: Json };
      subscriptions_to_fetch: {
        Args: { p_customer_id: string; p_email: string; p_subscription_id: string };
        Returns: Json;
      };
      take_fetch_number: { Args: { p_event_id: string }; Returns: Json };
      take_rate_limit: { Args: { p_scope: string; p_subject: string }; Returns: number };
      take_rate_limits: { Args: { p_scopes: string[]; p_subjects: string[] }; Returns: number };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
